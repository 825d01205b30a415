import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

/// Constraints that a class and its superclass both make.
@MainActor
@Suite(.serialized) struct `A constraint that is made twice` {
  private func cells(_ own: Int) -> String {
    """
    import UIKit
    import SnapKit
    class StepCell: UICollectionViewCell {
      let icon = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(icon)
        setUp()
      }
      required init?(coder: NSCoder) { nil }
      func setUp() {
        icon.snp.makeConstraints { make in
          make.size.equalTo(40)
          make.top.equalToSuperview()
          make.leading.equalToSuperview()
        }
      }
      func place(row: Int) {
        icon.snp.updateConstraints { make in
          make.leading.equalToSuperview().offset(row % 2 == 0 ? 0 : 40)
        }
      }
    }
    final class EvenCell: StepCell {
      override func setUp() {
        super.setUp()
        icon.snp.makeConstraints { make in make.leading.equalToSuperview().offset(\(own)) }
      }
    }
    """
  }

  /// The cell for even rows may never get an odd one.
  @Test func `is no conflict for what a method may make of one of the two`() async throws {
    #expect(try await !check(cells(0)).contains { $0.rule == .conflict })
  }

  @Test func `is one where the two never agree`() async throws {
    #expect(try await check(cells(12)).contains { $0.rule == .conflict })
  }
}

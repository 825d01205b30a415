import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

/// Classes whose superclass is in a file that is not there.
@MainActor
@Suite(.serialized) struct `A class of an unknown superclass` {
  /// A cell that makes its constraints in `updateConstraints()`.
  private func cell(_ condition: String, _ end: String) -> String {
    """
    import UIKit
    final class Row: BaseTableViewCell {
      private let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        if \(condition) {
          name.snp.makeConstraints { make in make.edges.equalToSuperview() }
          \(end)
        }
        super.updateConstraints()
      }
    }
    """
  }

  @Test(arguments: [
    ("!didSetupConstraints", "didSetupConstraints = true"),
    ("!self.didSetupConstraints", "self.didSetupConstraints = true"),
    ("needsSetup != false", "needsSetup = false"),
  ])
  func `keeps what it sets a member of that to`(_ condition: String, _ end: String) async throws {
    let found = try await check(cell(condition, end))
    #expect(!found.contains { $0.rule == .constraintsPileUp })
  }

  @Test func `is still told of constraints that pile up`() async throws {
    let found = try await check(cell("isReady", "isReady = true"))
    #expect(found.contains { $0.rule == .constraintsPileUp })
  }
}

@MainActor
@Suite(.serialized) struct `A view with an initialiser of its own` {
  /// Nothing makes it with `init(frame:)`, which is there for the compiler.
  @Test func `is made with that one where the framework's does nothing`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Popup: UIView {
          private let title = UILabel()
          convenience init(isCorrect: Bool) {
            self.init()
            title.text = isCorrect ? "Right" : "Wrong"
            addSubview(title)
          }
          override init(frame: CGRect) {
            super.init(frame: frame)
          }
          required init?(coder: NSCoder) { nil }
          override func layoutSubviews() {
            super.layoutSubviews()
            guard title.constraints.isEmpty else { return }
            title.translatesAutoresizingMaskIntoConstraints = false
            title.widthAnchor.constraint(equalToConstant: 200).isActive = true
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
            title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          }
        }
        """
      ).first
    )
    #expect(layout.failure == nil)
    #expect(layout.snapshot?.items.contains { $0.label == "title" } == true)
  }

  @Test func `is made as its framework makes it where that builds the view`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Badge: UIView {
          private let title = UILabel(), mark = UIView()
          convenience init(mark color: UIColor) {
            self.init(frame: .zero)
            addSubview(mark)
          }
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    #expect(layout.snapshot?.items.contains { $0.label == "mark" } == false)
  }
}

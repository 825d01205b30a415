import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `Code with a number that no layout can have` {
  /// A priority of the first class is none; the second has a view without a vertical place.
  private let source = """
    import UIKit
    final class Firm: UIView {
      let box = UIView()
      init() {
        super.init(frame: .zero)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        box.setContentHuggingPriority(UILayoutPriority(5000), for: .vertical)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Loose: UIView {
      let mark = UIView()
      init() {
        super.init(frame: .zero)
        addSubview(mark)
        mark.translatesAutoresizingMaskIntoConstraints = false
        mark.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        mark.widthAnchor.constraint(equalToConstant: 20).isActive = true
        mark.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  @Test func `is not read, and says why`() async throws {
    let firm = try #require(await read(source).first { $0.className == "Firm" })
    #expect(firm.snapshot == nil)
    #expect(firm.coverage == .none)
    #expect(firm.reasons.contains { $0.message.hasSuffix("out of range") }, "\(firm.reasons)")
  }

  @Test func `leaves the other classes of its file to be told`() async throws {
    #expect(try await check(source).map(\.scene) == ["Loose"])
  }
}

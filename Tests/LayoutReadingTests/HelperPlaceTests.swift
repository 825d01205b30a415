import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `Constraints that a helper makes` {
  private func source(_ helper: String, _ calls: String) -> String {
    """
    import UIKit
    extension UIView {
      func pin(to other: UIView, by inset: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        \(helper)
      }
      func pinTwice(to other: UIView) { pin(to: other); pin(to: other, by: 4) }
    }
    final class Card: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        \(calls)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  @Test(arguments: [
    "topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true",
    "NSLayoutConstraint.activate([topAnchor.constraint(equalTo: other.topAnchor, constant: inset)])",
    "snp.makeConstraints { $0.top.equalTo(other).offset(inset) }",
  ])
  func `are told where the helper is called`(_ helper: String) async throws {
    let calls = "title.pin(to: self)\ntitle.pin(to: self, by: 4)"
    for (calls, lines) in [(calls, [14, 15]), ("title.pinTwice(to: self)", [14, 14])] {
      let found = try await check(source(helper, calls)).filter { $0.rule == .conflict }
      #expect(found.map(\.location?.line).allSatisfy { $0.map(lines.contains) ?? false })
      #expect(found.count == 1)
    }
  }
}

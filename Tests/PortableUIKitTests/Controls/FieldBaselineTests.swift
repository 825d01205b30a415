import PortableUIKit
import Testing

/// Fields of 34 points in Courier New of 18 points, whose line is 20.4 points high; that of the system font is 21.5.
@MainActor
@Suite struct `The baseline of a text field` {
  private let field = UITextField()

  init() {
    field.borderStyle = .roundedRect
    field.font = UIFont(name: "CourierNewPSMT", size: 18)
  }

  /// The distance of the baseline from the top in points.
  private func baseline() -> CGFloat {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let below = UIView()
    for view in [field, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    return below.frame.minY
  }

  /// A public document saved 23 points.
  @Test func `is that of the system font as long as a placeholder is shown`() {
    field.placeholder = "0000"
    #expect(abs(baseline() - 23) <= 0.5)
  }

  @Test func `is that of its font below a text`() {
    field.placeholder = "0000"
    field.text = "1234"
    #expect(abs(baseline() - 21.8) <= 0.7)
  }
}

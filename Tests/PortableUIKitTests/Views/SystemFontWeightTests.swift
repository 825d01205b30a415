import PortableUIKit
import Testing

@MainActor @Suite struct `The bold system font` {
  @Test func `has the widths of the bold weight`() {
    func width(_ font: UIFont) -> CGFloat {
      let label = UILabel()
      label.font = font
      label.text = "Welcome back"
      return label.intrinsicContentSize.width
    }
    let bold = width(.boldSystemFont(ofSize: 28))
    #expect(bold == width(.systemFont(ofSize: 28, weight: .bold)))
    #expect(bold > width(.systemFont(ofSize: 28, weight: .semibold)))
  }
}

import PortableUIKit
import Testing

/// An icon with a badge that sticks out at the top right, which alignment leaves out.
///
/// Source of the case: Apple, "Auto Layout Guide: Debugging Tricks and Tips" and the documentation of
/// `alignmentRect(forFrame:)`.
private final class BadgedIcon: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 6)
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
}

@MainActor
@Suite struct `The debugging guide's edge cases` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func `a badge lies outside the alignment rectangle`() {
    let icon = add(BadgedIcon())
    NSLayoutConstraint.activate([
      icon.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    // 40 × 40 from (80, 20) is aligned; the frame reaches 6 further up and to the right.
    #expect(icon.frame == CGRect(x: 80, y: 14, width: 46, height: 46))
    let aligned = CGRect(x: 80, y: 20, width: 40, height: 40)
    #expect(icon.alignmentRect(forFrame: icon.frame) == aligned)
    #expect(icon.frame(forAlignmentRect: aligned) == icon.frame)
  }

  @Test func `both conversions undo each other`() {
    let icon = BadgedIcon()
    let rect = CGRect(x: 3, y: 5, width: 70, height: 11)
    #expect(icon.alignmentRect(forFrame: icon.frame(forAlignmentRect: rect)) == rect)
    #expect(icon.frame(forAlignmentRect: icon.alignmentRect(forFrame: rect)) == rect)
  }

  @Test func `layout leaves transforms out`() {
    let (turned, next) = (add(UIView()), add(UIView()))
    NSLayoutConstraint.activate([
      turned.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      turned.topAnchor.constraint(equalTo: root.topAnchor),
      turned.widthAnchor.constraint(equalToConstant: 40),
      turned.heightAnchor.constraint(equalToConstant: 20),
      next.leftAnchor.constraint(equalTo: turned.rightAnchor),
      next.topAnchor.constraint(equalTo: turned.bottomAnchor),
    ])
    turned.transform = CGAffineTransform(scaleX: 3, y: 3)
    root.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 50, y: 20))
    #expect(turned.bounds.size == CGSize(width: 40, height: 20))
    #expect(turned.center == CGPoint(x: 30, y: 10))
  }

  @Test(arguments: [false, true])
  func `content may lie outside the bounds, clipped or not`(isClipped: Bool) {
    let window = add(UIView())
    window.clipsToBounds = isClipped
    let content = add(UIView(), to: window)
    NSLayoutConstraint.activate([
      window.leftAnchor.constraint(equalTo: root.leftAnchor),
      window.topAnchor.constraint(equalTo: root.topAnchor),
      window.widthAnchor.constraint(equalToConstant: 50),
      window.heightAnchor.constraint(equalToConstant: 50),
      content.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      content.topAnchor.constraint(equalTo: window.topAnchor, constant: -10),
      content.widthAnchor.constraint(equalToConstant: 90),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: -20, y: -10, width: 90, height: 20))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `a stretched text view keeps its first baseline at the top`() {
    let (text, label) = (add(UITextView()), add(UILabel()))
    text.font = .systemFont(ofSize: 17)
    label.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    text.text = "Text"
    label.text = "Label"
    let height = text.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.widthAnchor.constraint(equalToConstant: 100),
      height,
      label.leftAnchor.constraint(equalTo: text.rightAnchor),
      label.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // The text begins 8 points below the edge of a text view, and both fonts are one.
    let before = label.frame
    #expect(abs(before.minY - 18) <= 1)
    height.constant = 150
    root.layoutIfNeeded()
    #expect(label.frame == before)
  }

  @Test func `a higher priority inside a module beats a lower one outside`() {
    let card = add(UIView())
    let title = add(UIView(), to: card)
    let inside = title.widthAnchor.constraint(equalToConstant: 120)
    inside.priority = UILayoutPriority(800)
    let outside = card.widthAnchor.constraint(equalToConstant: 60)
    outside.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: card.leftAnchor),
      title.rightAnchor.constraint(equalTo: card.rightAnchor),
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      inside, outside,
    ])
    root.layoutIfNeeded()
    #expect(card.frame.width == 120)
    inside.priority = UILayoutPriority(600)
    root.layoutIfNeeded()
    #expect(card.frame.width == 60)
  }

  @Test func `a ratio joins both axes`() {
    let image = add(UIView())
    let width = image.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      width,
      image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 4.0 / 3),
      image.leftAnchor.constraint(equalTo: root.leftAnchor),
      image.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // Half of 200, and three quarters of that.
    #expect(image.frame == CGRect(x: 0, y: 0, width: 100, height: 75))
    width.isActive = false
    image.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }
}

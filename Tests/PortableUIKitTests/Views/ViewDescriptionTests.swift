import Testing

@testable import PortableUIKit

private final class Card: UIView {}
private final class Title: UILabel {}

/// Views and guides in the words of UIKit.
@MainActor @Suite struct `A view's description` {
  private func layer(_ view: UIView) -> String {
    "layer = <CALayer: \(addressText(of: view.layer))>"
  }

  @Test func `has the frame and the layer`() {
    let view = UIView(frame: CGRect(x: 0, y: 40.5, width: 82, height: 20.0 + 1.0 / 3))
    #expect(
      view.description
        == "<UIView: \(addressText(of: view)); frame = (0 40.5; 82 20.3333); \(layer(view))>"
    )
    #expect(view.debugDescription == view.description)
  }

  @Test func `has what is out of the ordinary, in UIKit's order`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    label.text = "A Secret Is Found In The Woods"
    label.clipsToBounds = true
    label.isHidden = true
    label.alpha = 0.5
    label.isOpaque = false
    label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label.isUserInteractionEnabled = false
    label.tag = 100
    label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    #expect(
      label.description == "<UILabel: \(addressText(of: label)); frame = (0 0; 10 20); "
        + "text = 'A Secret Is Found In The ...'; clipsToBounds = YES; hidden = YES; alpha = 0.5; "
        + "opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO; tag = 100; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0 0 0.2; \(layer(label))>"
    )
  }

  @Test func `has the module of the app's classes, and the class of UIKit's below them`() {
    let card = Card()
    #expect(
      card.description.hasPrefix("<PortableUIKitTests.Card: \(addressText(of: card)); frame = (")
    )
    let title = Title()
    #expect(
      title.description.hasPrefix(
        "<PortableUIKitTests.Title: \(addressText(of: title)); baseClass = UILabel; frame = ("
      )
    )
  }

  @Test func `has what scrolls`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    scroll.contentSize = CGSize(width: 10, height: 60.5)
    #expect(
      scroll.description.hasSuffix(
        "; contentOffset: {0, 0}; contentSize: {10, 60.5}; adjustedContentInset: {0, 0, 0, 0}>"
      )
    )
  }

  @Test func `of a guide has the frame and the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let guide = view.safeAreaLayoutGuide
    view.layoutIfNeeded()
    #expect(
      guide.description
        == "<UILayoutGuide: \(addressText(of: guide)) - \"UIViewSafeAreaLayoutGuide\", "
        + "layoutFrame = {{0, 0}, {10, 20}}, owningView = \(view.description)>"
    )
  }

  @Test func `of a tree has a line for each view`() {
    let root = UIView()
    let middle = UIView()
    let leaf = UIView()
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(
      root.recursiveDescription()
        == "\(root.description)\n   | \(middle.description)\n   |    | \(leaf.description)"
    )
  }

  @Test func `of a layout says how each view is laid out, and what is open`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let placed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel()
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    for view in [placed, plain, label] { root.addSubview(view) }
    label.leftAnchor.constraint(equalTo: placed.rightAnchor).isActive = true
    let name = "UILabel:\(addressText(of: label))'Name'"
    let lines = root._autolayoutTrace().split(separator: "\n", omittingEmptySubsequences: false)
    let number = label.itemReference.engineIndex * 4 + 1
    #expect(
      lines == [
        "",
        "•UIView:\(addressText(of: root))",
        "|   +UIView:\(addressText(of: placed))",
        "|   UIView:\(addressText(of: plain))",
        "|   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: \(number)}",
        "",
        "Legend:",
        "\t* - is laid out with auto layout",
        "\t+ - is laid out manually, but is represented in the layout engine because "
          + "translatesAutoresizingMaskIntoConstraints = YES",
        "\t• - layout engine host",
      ]
    )
  }
}

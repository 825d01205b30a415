import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite(.onFormerSystem) struct `Sizes of controls` {
  /// Lays a view out at its own size and answers its frame's size.
  private func size(_ view: UIView) -> CGSize {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    return view.frame.size
  }

  @Test func `are fixed where the system fixes them`() {
    #expect(size(UISwitch()) == CGSize(width: 51, height: 31))
    #expect(size(UIStepper()) == CGSize(width: 94, height: 32))
    #expect(size(UISlider()).height == 31)
    #expect(size(UISegmentedControl(items: ["a", "b"])).height == 32)
    #expect(size(UIProgressView()).height == 4)
    #expect(size(UIActivityIndicatorView(style: .large)) == CGSize(width: 37, height: 37))
    #expect(size(UIPickerView()).height == 216)
    #expect(size(UISearchBar()).height == 56)
    #expect(size(UITabBar()).height == 49)
    #expect(size(UINavigationBar()).height == 44)
    #expect(size(UIToolbar()).height == 44)
  }

  @Test(arguments: [
    (4, 280.0, 30.0, 94.0, 2.0, 92.0), (7, 280, 30, 67, 2, 146), (3, 200, 40, 63, 7, 74),
  ])
  func `of the dots of a page control are as recorded`(
    _ pages: Int,
    _ width: CGFloat,
    _ height: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ dots: CGFloat
  ) throws {
    let control = UIPageControl(frame: CGRect(x: 20, y: 10, width: width, height: height))
    control.numberOfPages = 2
    control.layoutIfNeeded()
    control.numberOfPages = pages
    control.layoutIfNeeded()
    #expect(control.subviews.count == 1)
    let content = try #require(control.subviews.first)
    #expect(content.frame == CGRect(x: x, y: y, width: dots, height: 26))
  }

  @Test(arguments: [(14.0, 29.0), (15, 30), (16, 32), (17, 33), (18, 34)])
  func `of a button follow its font`(_ pointSize: CGFloat, _ height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: pointSize)
    // The line in whole points, rounded up, and 12: 15 · 1.19336 = 17.9 → 18 + 12 = 30.
    #expect(size(button).height == height)
  }

  @Test func `of a button with little text are at least 30 wide`() {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    #expect(size(button) == CGSize(width: 30, height: 30))
    #expect(button.currentTitle == "i")
    #expect(button.state == .normal)
  }

  @Test func `of a button with a configuration have its insets`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    let button = UIButton(configuration: configuration)
    // 17 · 1.19336 = 20.29, in pixels of a third 61/3, and 7 + 7
    #expect(abs(size(button).height - (61.0 / 3 + 14)) < 1e-9)
  }

  @Test func `of a button with an image alone are the image's`() {
    let button = UIButton()
    button.setImage(UIImage(size: CGSize(width: 22, height: 24)), for: .normal)
    #expect(size(button) == CGSize(width: 22, height: 24))
    #expect(button.imageView?.frame.size == CGSize(width: 22, height: 24))
  }

  // 18 · 1.19336 = 21.48 and 15 · 1.19336 = 17.90, both to the whole point.
  @Test(arguments: [(UIButton.ButtonType.custom, 22.0), (.system, 18)])
  func `of a button with a low image alone are a line of the title's font high`(
    _ type: UIButton.ButtonType,
    _ height: CGFloat
  ) {
    let button = UIButton(type: type)
    button.setImage(UIImage(size: CGSize(width: 16, height: 16)), for: .normal)
    #expect(size(button) == CGSize(width: 16, height: height))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size(button) == CGSize(width: 16 + 6, height: height + 4))
  }

  // A line of 18 points is 22 points high; the image stands before the title.
  @Test(arguments: [(20.0, 22.0), (28, 28)])
  func `of a button with an image and a title have no room above and below`(
    _ side: CGFloat,
    _ height: CGFloat
  ) {
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    let title = size(button).width
    button.setImage(UIImage(size: CGSize(width: side, height: side)), for: .normal)
    #expect(size(button).height == height)
    #expect(size(button).width <= title + side)
  }

  @Test func `of text fields depend on the border`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    let empty = field.intrinsicContentSize.width
    #expect(empty == 28)
    field.placeholder = "Login"
    // As a public document saved it.
    #expect(field.intrinsicContentSize.width == 64)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 64, height: 34)).width == 50)
  }

  @Test func `of a text view are those of its text only without scrolling`() {
    let view = UITextView()
    view.text = "a"
    view.font = .systemFont(ofSize: 17)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    // 61/3 and 8 above and below
    #expect(abs(view.intrinsicContentSize.height - (61.0 / 3 + 16)) < 1e-9)
  }
}

@MainActor
@Suite struct `A control` {
  @Test func `runs its actions`() {
    var senders: [UIControl?] = []
    let control = UISwitch()
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(senders.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control])
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `shows the normal content in other states`() {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .disabled)
    button.isSelected = true
    #expect(button.currentTitle == "a")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "b")
    #expect(button.titleLabel?.text == "b")
  }
}

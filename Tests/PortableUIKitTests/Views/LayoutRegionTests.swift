import PortableUIKit
import Testing

@MainActor
@Suite struct `A layout region` {
  private let view: UIView

  init() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  @Test func `has the guide of the view`() {
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(
      view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)) === view.safeAreaLayoutGuide
    )
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
  }

  @Test func `has the insets of the view`() {
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.edgeInsets(for: .safeArea()) == .zero)
  }

  @Test func `has insets in reading order`() {
    view.semanticContentAttribute = .forceRightToLeft
    let insets = view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(insets == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func `places what is tied to its guide`() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let guide = view.layoutGuide(for: .margins())
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
  }

  @Test func `is where an extended background has its content`() {
    let controller = UIViewController()
    let background = UIBackgroundExtensionView()
    let content = UIView()
    background.contentView = content
    background.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.frame = background.frame
    controller.view.addSubview(background)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    controller.view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 170))
  }
}

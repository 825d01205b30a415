import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A scroll view` {
  private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
  private let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
  }

  @Test func `takes its content size from constraints to its edges`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 6),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -7),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -8),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(6, 5, 100, 500))
    // 6 + 100 + 8 and 5 + 500 + 7
    #expect(scrollView.contentSize == CGSize(width: 114, height: 512))
    #expect(scrollView.frame == rect(10, 20, 100, 200))
  }

  @Test func `takes its content size from constraints to its content guide`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(scrollView)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 300))
  }

  @Test func `keeps what is tied to its frame guide in place while it scrolls`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
      content.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
      content.widthAnchor.constraint(equalToConstant: 10),
      content.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.minY == 3)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    root.layoutIfNeeded()
    // In the coordinates of the content, which has moved up by 40.
    #expect(content.frame.minY == 43)
  }

  @Test func `stays where its frame guide is tied to what is outside of it while it scrolls`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let guide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      root.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    scroll.contentOffset = CGPoint(x: 7, y: 40)
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 10, width: 300, height: 290))
  }

  @Test func `settles under bars when its frame guide is tied to the screen`() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    let content = UIView()
    controller.view.addSubview(scroll)
    scroll.addSubview(content)
    scroll.alwaysBounceVertical = true
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    let pairs = [
      (scroll.frameLayoutGuide, controller.view!), (scroll.contentLayoutGuide, content),
    ]
    for (guide, view) in pairs {
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsetsOverride = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    let loops = window.layoutFeedbackLoops { window.isHidden = false }
    #expect(loops.isEmpty)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -59))
  }

  @Test func `keeps a content size that was set in code`() {
    scrollView.contentSize = CGSize(width: 500, height: 600)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 500, height: 600))
  }
}

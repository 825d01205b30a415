import Foundation
import PortableUIKit
import Testing

/// Source of the expectations: Apple's documentation of `viewForZooming(in:)`, `zoomScale` and `zoom(to:animated:)`; that what
/// was in the middle stays there, and that content which has become smaller is scrolled back, is general knowledge.
@MainActor
@Suite struct `Content that is zoomed` {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let zoomer = Zoomer()

  init() {
    zoomer.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    scrollView.addSubview(zoomer.view)
    scrollView.contentSize = zoomer.view.frame.size
    scrollView.minimumZoomScale = 0.25
    scrollView.maximumZoomScale = 4
    scrollView.delegate = zoomer
  }

  @Test func `has a transform, and a size and a middle that follow`() {
    scrollView.contentOffset = CGPoint(x: 50, y: 100)
    scrollView.zoomScale = 2
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(zoomer.view.bounds.size == CGSize(width: 200, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 800))
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 300))
    scrollView.zoomScale = 0.25
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `shows a rectangle of its own coordinates`() {
    scrollView.zoomScale = 2
    scrollView.zoom(to: CGRect(x: 100, y: 200, width: 50, height: 50), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 350))
  }

  @Test func `keeps its place where constraints hold it`() {
    let view = zoomer.view
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.topAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.widthAnchor.constraint(equalToConstant: 120),
      view.heightAnchor.constraint(equalToConstant: 300),
    ])
    scrollView.layoutIfNeeded()
    scrollView.zoomScale = 3
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 360, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 360, height: 900))
  }

  @Test func `stays as it is where no view is zoomed`() {
    scrollView.delegate = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
  }

  @Test func `is scrolled back where it has become smaller`() {
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    scrollView.contentSize = CGSize(width: 150, height: 250)
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 50))
  }
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view = UIView()
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

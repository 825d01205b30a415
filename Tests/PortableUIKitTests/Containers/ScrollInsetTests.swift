import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `The insets of a scroll view` {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    scrollView.safeAreaInsetsOverride = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 6)
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private var inset: UIEdgeInsets { scrollView.adjustedContentInset }

  @Test func `leave the safe area out`() {
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `take the safe area in`() {
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(inset == UIEdgeInsets(top: 21, left: 7, bottom: 33, right: 10))
  }

  @Test func `take the safe area in along axes that scroll`() {
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(inset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    scrollView.contentSize = CGSize(width: 50, height: 300)
    #expect(inset == UIEdgeInsets(top: 21, left: 2, bottom: 33, right: 4))
    scrollView.contentSize = CGSize(width: 150, height: 100)
    #expect(inset == UIEdgeInsets(top: 1, left: 7, bottom: 3, right: 10))
    scrollView.alwaysBounceVertical = true
    #expect(inset == UIEdgeInsets(top: 21, left: 7, bottom: 33, right: 10))
  }

  @Test func `move the content with them`() {
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset == CGPoint(x: -7, y: -21))
    scrollView.contentInset.top = 11
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -31)
  }

  /// A table can always be pulled, also where its rows fit: its first row stands below what covers its top.
  @Test func `of a table take the safe area in`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.safeAreaInsetsOverride = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -20)
  }

  @Test func `limit scrolling to a rectangle`() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 50), animated: false)
    // 300 − 200 + 3
    #expect(scrollView.contentOffset.y == 103)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 490, width: 10, height: 100), animated: false)
    // No further than 500 − 200 + 3.
    #expect(scrollView.contentOffset.y == 303)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 10), animated: false)
    // 40 − 1
    #expect(scrollView.contentOffset.y == 39)
  }

  @Test func `do not limit an offset that is set`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(scrollView.contentOffset.y == 900)
  }

  @Test func `are told to the delegate`() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append("inset")
      }
    }
    let listener = Listener()
    scrollView.delegate = listener
    scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(listener.calls == ["scroll", "end"])
    scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(listener.calls == ["scroll", "end"])
    scrollView.layoutIfNeeded()
    #expect(listener.calls.last == "inset")
  }

  @Test func `stay apart from the scale`() {
    let zoomer = Zoomer()
    scrollView.delegate = zoomer
    scrollView.contentSize = CGSize(width: 100, height: 200)
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == CGSize(width: 200, height: 400))
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 3)
  }
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view = UIView()
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

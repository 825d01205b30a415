import Foundation

/// Whether any bar in the process has large titles: until then no scrolling looks for one.
@MainActor
enum LargeTitleUse {
  @exclusivity(unchecked) static var isAny = false
}

// A large title gives way to the content as that is scrolled up, point by point, and comes back at the top. The content moves
// by what was scrolled and no more, so that the bar's change is none of the insets' changes that move it.
//
// Source: Apple's Human Interface Guidelines, Toolbars: a large title becomes one of standard size as people scroll;
// its documentation of `prefersLargeTitles`.

extension UINavigationController {
  /// How much higher the bar is for the title of the topmost controller while its content is at the top, in points.
  var largeTitleRoom: CGFloat {
    guard hasLargeTitle, let traits = viewIfLoaded?.traitCollection else { return 0 }
    return BarMetrics.navigationBarHeight(traits, isLarge: true)
      - BarMetrics.navigationBarHeight(traits, isLarge: false)
  }

  /// How much of that the content has taken, in points.
  var takenTitleRoom: CGFloat {
    guard let top = topViewController, let taken = takenTitleRooms[ObjectIdentifier(top)] else {
      return 0
    }
    return min(taken, largeTitleRoom)
  }

  /// Lets the bar follow the content of the topmost controller.
  func contentDidScroll(_ scroll: UIScrollView) {
    let room = largeTitleRoom
    guard room > 0, !isNavigationBarHidden, let top = topViewController, let view = viewIfLoaded,
      scroll.convert(scroll.bounds, to: view).minY <= 0
    else { return }
    let taken = takenTitleRoom
    // What was scrolled since the bar was at its highest.
    let way = scroll.contentOffset.y + scroll.adjustedContentInset.top + taken
    let new = min(max(0, way), room)
    guard abs(new - taken) > 1e-6 else { return }
    takenTitleRooms[ObjectIdentifier(top)] = new
    scroll.followingBar { placeBars() }
    view.setNeedsLayout()
  }
}

extension UIScrollView {
  /// Tells the navigation controller whose content this is that it was scrolled.
  func tellLargeTitle() {
    guard LargeTitleUse.isAny, followsSafeAreaVertically else { return }
    var next: UIResponder? = layoutController as? UIViewController ?? superview
    while let current = next, !(current is UIViewController) { next = current.next }
    guard var controller = next as? UIViewController else { return }
    let told = controller.contentScrollView(for: .top)
    guard told.map({ $0 === self }) ?? (contentController === controller) else { return }
    while let parent = controller.parent {
      guard let stack = parent as? UINavigationController else {
        controller = parent
        continue
      }
      if stack.topViewController === controller { stack.contentDidScroll(self) }
      return
    }
  }
}

import PortableUIKit

extension UIGestureRecognizer {
  /// Makes the recognizer of an element; nil for one that is not known.
  static func of(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let result: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
      tap.numberOfTouchesRequired = element.number("numberOfTouchesRequired").map { Int($0) } ?? 1
      result = tap
    case "panGestureRecognizer": result = UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": result = UIScreenEdgePanGestureRecognizer()
    case "pinchGestureRecognizer": result = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": result = UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
      result = swipe
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let seconds = element.number("minimumPressDuration") {
        press.minimumPressDuration = seconds
      }
      result = press
    default: return nil
    }
    if element["enabled"] == "NO" { result.isEnabled = false }
    if element["cancelsTouchesInView"] == "NO" { result.cancelsTouchesInView = false }
    return result
  }
}

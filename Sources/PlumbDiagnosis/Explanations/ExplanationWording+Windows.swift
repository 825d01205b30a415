import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// Constraints in a window that is not turned with the device, so that its width is the height of what is in it.
  ///
  /// Source: UIKit's release notes for iOS 8, since which windows are turned; before, views of controllers were turned in
  /// them.
  func turnedWindow(_ own: [LoggedConstraint]) -> (String, String)? {
    guard !explanation.isProvable,
      let window = own.first(where: {
        $0.kind == .autoresizingMask && $0.statement.second == nil
          && $0.statement.anchors.contains { $0.item.isWindow }
      }),
      case .anchor(let anchor) = window.statement.first,
      case .layout(let length) = anchor.attribute,
      let words = yielding(own)
    else { return nil }
    var turned = explanation.conflict
    turned.listed = turned.listed.map(\.withTurnedMask)
    guard ConflictExplanation(turned).isProvable else { return nil }
    let other = length == .width ? "height" : "width"
    return (
      "usual cause: before iOS 8 a window is not turned with the device, so that its \(length.name) (\(number(of: window))) "
        + "is the \(other) of what is in it, and the constraints ask for more than that",
      "give \(words) a priority of 999, so that it gives way while the device is turned"
    )
  }
}

extension LoggedConstraint.Item {
  fileprivate var isWindow: Bool { className.map(UIKitClassName.isWindow) ?? false }
}

extension LoggedConstraint {
  /// The constraint with its widths as heights and its heights as widths, if a mask makes it.
  fileprivate var withTurnedMask: LoggedConstraint {
    guard kind == .autoresizingMask else { return self }
    var result = self
    result.statement.first = statement.first.turned
    result.statement.second = statement.second?.turned
    return result
  }
}

extension LoggedConstraint.Side {
  fileprivate var turned: LoggedConstraint.Side {
    guard case .anchor(var anchor) = self else { return self }
    switch anchor.attribute {
    case .layout(.width): anchor.attribute = .layout(.height)
    case .layout(.height): anchor.attribute = .layout(.width)
    default: break
    }
    return .anchor(anchor)
  }
}

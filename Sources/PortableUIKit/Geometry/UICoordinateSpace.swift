public import Foundation
import Requirements

/// A frame of reference that points and rectangles can be converted from and to: a view or a screen.
///
///     let onScreen = cell.convert(cell.bounds, to: UIScreen.main.coordinateSpace)
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Returns a point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns a point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns the smallest upright rectangle around one of this space in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns the smallest upright rectangle around one of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The space's rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
}

/// The coordinates of a screen.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  /// Whether the space stays with the device when the user interface turns.
  private let isFixed: Bool

  init(_ screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
    super.init()
  }

  var bounds: CGRect { isFixed ? screen.fixedBounds : screen.bounds }

  /// The map from this space to the coordinates of the screen as the user interface has it.
  var toScreen: CGAffineTransform { isFixed ? screen.fixedToInterface : .identity }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(map(to: coordinateSpace))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(map(to: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  private func map(to space: any UICoordinateSpace) -> CGAffineTransform {
    switch space {
    case let view as UIView: toScreen.concatenating(view.toScreen.inverted())
    case let screen as ScreenCoordinateSpace: toScreen.concatenating(screen.toScreen.inverted())
    default:
      requirementFailure("\(type(of: space)) is no coordinate space of a view or a screen")
    }
  }
}

extension UIScreen {
  /// The screen's coordinates in the orientation of the user interface.
  public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self, isFixed: false) }

  /// The screen's coordinates with the device held upright, whatever the orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(self, isFixed: true)
  }

  /// The screen in points, upright.
  fileprivate var fixedBounds: CGRect {
    orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width) : bounds
  }

  /// The map from the upright screen to the user interface.
  ///
  /// In landscape with the home button at the right, the top of the device is at the left.
  fileprivate var fixedToInterface: CGAffineTransform {
    let size = bounds.size
    return switch orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case .portrait, .unknown: .identity
    @unknown default: .identity
    }
  }
}

public import Foundation

/// What a view does when the device is tilted; a device that lies still is what is laid out here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the values that the view gets, by their key paths; none by itself.
  ///
  /// - Parameter viewerOffset: How far the viewer is from the middle, from −1 to 1 in each direction.
  /// - Returns: The values, or nil where the effect has none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the tilt of the device between two others.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The value that changes.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// What is added at one end.
  open var minimumRelativeValue: Any?
  /// What is added at the other.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a value.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// What is added to the value: in the middle between both ends where the viewer is in the middle.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue),
      let most = Self.number(maximumRelativeValue)
    else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: least + (most - least) * (Double(offset) + 1) / 2]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Several effects at once.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// What the effects say, later ones before earlier ones.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { result, effect in
      let more = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      result?.merge(more) { $1 }
    }
  }
}

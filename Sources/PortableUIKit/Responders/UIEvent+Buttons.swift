extension UIEvent {
  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns one by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// The buttons of a mouse that are pressed; none here.
  public var buttonMask: ButtonMask { [] }
  /// The keys that are held; none here.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// Returns what a touch did between two events: itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns what a touch will do; nobody knows.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

@MainActor private var effectsKey: UInt8 = 0

extension UIView {
  /// What the view does when the device is tilted.
  public var motionEffects: [UIMotionEffect] {
    get { associatedObject(of: self, key: &effectsKey) as? [UIMotionEffect] ?? [] }
    set {
      setAssociatedObject(
        newValue,
        of: self,
        key: &effectsKey,
        policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// Adds an effect; the device lies still here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

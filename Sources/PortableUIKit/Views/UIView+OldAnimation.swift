public import Foundation

/// Animations that begin with one call and end with another, as before blocks; changes happen at once here.
extension UIView {
  /// Begins to describe an animation.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Ends describing an animation.
  public class func commitAnimations() {}

  /// Sets the duration of the animation that is being described, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {}

  /// Sets how long the animation that is being described waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  /// Sets how the speed of the animation that is being described goes up and down.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}

  /// Sets how often the animation that is being described runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  /// Sets whether the animation that is being described runs there and back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}

  /// Sets whether the animation that is being described begins at what is shown.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Runs a block whose animations are repeated.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) { animations() }
}

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay out subviews with their superviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Let touches through while the animation runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begin at what is shown, not at the last end.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeat without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Run there and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignore the duration of an animation around this one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignore the options of an animation around this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Ignore the curve of an animation around this one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Begin and end slowly.
    ///
    /// The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begin slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// End slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Run evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Hide one view and show the other in a transition, instead of taking one out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Turn over around the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turn over around the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curl up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curl down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolve into the new state.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turn over around the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turn over around the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Let content move while its view is turned over.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Update the windows at the end, as of iOS 26.
    ///
    /// - Note: UIKit: which bit it is there is not known.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
    /// Show 60 pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Show 30 pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation of keyframes runs; the values of ``AnimationOptions`` hold too.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lay out subviews with their superviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Let touches through while the animation runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begin at what is shown, not at the last end.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeat without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Run there and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Between keyframes, go straight.
    ///
    /// The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Go from keyframe to keyframe without anything between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Go through the keyframes at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Go along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// An animation as the code asked for it.
  package struct AnimationRequest: Equatable, Sendable {
    /// Seconds that it takes.
    package var duration: TimeInterval
    /// Seconds before it begins.
    package var delay: TimeInterval
  }

  /// The state of animation, which all views share.
  private final class AnimationState {
    var running: [AnimationRequest] = []
    var last: AnimationRequest?
    var isEnabled = true
  }

  private static let animation = AnimationState()

  // MARK: - Animating Views with Block Objects

  /// Runs `animations` and calls `completion` in a later turn of the main actor.
  ///
  /// - Note: UIKit: the model has its final values when the call returns, as in Apple's; there is no
  ///   screen on which values in between would be seen, so the completion does not wait for the
  ///   duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let state = animation
    guard state.isEnabled else {
      animations()
      completion?(true)
      return
    }
    let inherited = state.running.last?.duration
    let usesInherited = inherited != nil && !options.contains(.overrideInheritedDuration)
    let request = AnimationRequest(
      duration: usesInherited ? inherited ?? duration : duration,
      delay: delay
    )
    state.running.append(request)
    state.last = request
    animations()
    if options.contains(.flushUpdates) { updateWindows() }
    state.running.removeLast()
    guard let completion else { return }
    let call = CompletionCall(run: completion)
    Task { @MainActor in call.run(true) }
  }

  /// Updates what is pending in the windows.
  private class func updateWindows() {
    for scene in UIApplication.shared.connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { window.layoutIfNeeded() }
    }
  }

  /// A completion on its way to a later turn of the main actor, on which it was made.
  private struct CompletionCall: @unchecked Sendable {
    var run: (Bool) -> Void
  }

  /// Runs `animations` and calls `completion` in a later turn of the main actor.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Runs `animations` as an animation of `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Runs `animations` as an animation with a spring.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Runs `animations` as a transition of `view`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: animations ?? {},
      completion: completion
    )
  }

  /// Puts `toView` in the place of `fromView`, as a transition.
  ///
  /// With `showHideTransitionViews` one is hidden and the other shown; else one is taken out of its
  /// superview and the other put there.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: exchange,
      completion: completion
    )
  }

  /// Runs `animations`, which add keyframes, as an animation.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0xffff),
      animations: animations,
      completion: completion
    )
  }

  /// Runs `animations`, which end at their final values as all others.
  ///
  /// Start and duration are fractions of the animation around it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Runs `animations` as an animation with a spring, given by its length and its bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) { animations in
      animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: animations,
        completion: completion
      )
    }
  }

  /// Runs `actionsWithoutAnimation` outside any animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = animation
    let wasEnabled = state.isEnabled
    state.isEnabled = false
    actionsWithoutAnimation()
    state.isEnabled = wasEnabled
  }

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animation.isEnabled = enabled
  }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { animation.isEnabled }

  /// The duration of the animation that is being described, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    animation.running.last?.duration ?? 0
  }

  /// The animation that was asked for last, for tests.
  package class var lastAnimationRequest: AnimationRequest? { animation.last }
}

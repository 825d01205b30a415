import Requirements

/// Where an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values that it leads to.
  case end = 0
  /// With the values from which it came.
  case start = 1
  /// Where it was.
  case current = 2
}

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has come to its end.
  case inactive = 0
  /// It has begun.
  case active = 1
  /// It was stopped and not finished.
  case stopped = 2
}

/// What can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether time passes for the animation.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its beginning.
  var isReversed: Bool { get set }
  /// How much of the animation is over, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins or goes on.
  func startAnimation()
  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Halts.
  func pauseAnimation()
  /// Ends where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which animations can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin when `delayFactor` of the duration is over.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation that can be paused and stopped.
///
/// - Note: UIKit: there is no screen and no clock. The blocks run as soon as the animator starts, or is
///   paused before, and the model then has its final values, as in Apple's. The completions are called in
///   a later turn of the main actor, unless the animator is paused or stopped before. A fraction or a
///   reversal is kept and reported, and changes no model values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts starts and halts, so that an end that was planned before a halt does not come.
  private var turn = 0

  // MARK: - Creating a Property Animator

  /// Creates an animator without anything to change.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator of `duration` seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animator with a built-in curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - Modifying Animations

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    requirement(state != .stopped, "animations were added to an animator that was stopped")
    guard state == .inactive else { return run([animation]) }
    animations.append(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on after a pause, with another curve.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  // MARK: - Getting the Animator's Attributes

  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The time before the beginning, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// The curve.
  open private(set) var timingParameters: any UITimingCurveProvider
  /// Whether touches reach the views meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be paused and stopped.
  open var isInterruptible = true
  /// Whether a paused animation follows its fraction evenly.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end.
  open var pausesOnCompletion = false
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive { activate() } }
  }

  // MARK: - Starting and Stopping

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    requirement(state != .stopped, "an animator was started that was stopped and not finished")
    guard !isRunning else { return }
    self.delay = delay
    activate()
    isRunning = true
    turn += 1
    let planned = turn
    Task { @MainActor in
      guard self.turn == planned, self.isRunning else { return }
      self.reachEnd()
    }
  }

  open func pauseAnimation() {
    requirement(state != .stopped, "an animator was paused that was stopped and not finished")
    activate()
    isRunning = false
    turn += 1
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    turn += 1
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    requirement(state == .stopped, "an animator was finished that was not stopped")
    complete(finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = animations
    animations = []
    run(waiting)
  }

  private func run(_ blocks: [() -> Void]) {
    UIView.animate(withDuration: duration, delay: delay) { for block in blocks { block() } }
  }

  private func reachEnd() {
    isRunning = false
    guard !pausesOnCompletion else { return fractionComplete = 1 }
    complete(isReversed ? .start : .end)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    fractionCompleteWasReset()
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }

  /// The next start begins anew; setting the fraction itself would begin it at once.
  private func fractionCompleteWasReset() {
    let before = state
    state = .active
    fractionComplete = 0
    state = before
  }
}

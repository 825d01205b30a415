#if !canImport(ObjectiveC)
public import Foundation
import Requirements

/// A timer that calls a method.
private final class TargetTimer: Timer {
  private let information: Any?

  override var userInfo: Any? { information }

  init(
    _ date: Date,
    _ interval: TimeInterval,
    _ target: AnyObject,
    _ selector: Selector,
    _ information: Any?,
    _ repeats: Bool
  ) {
    self.information = information
    // The target is kept alive until the timer is invalid, as Apple documents it.
    let held = Held(object: target)
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      guard let object = held.object else { return }
      if !repeats { held.object = nil }
      Messages.send(selector, to: object, [timer])
    }
    self.held = held
  }

  private var held: Held?

  override func invalidate() {
    super.invalidate()
    held?.object = nil
  }
}

/// A target until its timer is over.
private final class Held: @unchecked Sendable {
  var object: AnyObject?

  init(object: AnyObject) {
    self.object = object
  }
}

/// Gives a class initialisers that make an instance of a subclass.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking where Self: Timer {
  /// Creates a timer that calls a method, and has to be added to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The seconds until the method is called, and between calls.
  ///   - aTarget: Whose method is called; it is kept alive until the timer is invalid.
  ///   - aSelector: The method, which takes the timer or nothing.
  ///   - userInfo: What the timer carries.
  ///   - yesOrNo: Whether the method is called again and again.
  public init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti),
      interval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  /// Creates a timer that calls a method from a date on, and has to be added to a run loop.
  ///
  /// - Parameters:
  ///   - date: When the method is called for the first time.
  ///   - ti: The seconds between calls.
  ///   - t: Whose method is called; it is kept alive until the timer is invalid.
  ///   - s: The method, which takes the timer or nothing.
  ///   - ui: What the timer carries.
  ///   - rep: Whether the method is called again and again.
  public init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target t: Any,
    selector s: Selector,
    userInfo ui: Any?,
    repeats rep: Bool
  ) {
    guard let target = instance(in: t) else {
      requirementFailure("A timer's target is an object; \(type(of: t)) is none")
    }
    guard let timer = TargetTimer(date, ti, target, s, ui, rep) as? Self else {
      requirementFailure("\(Self.self) cannot be made with a target and a selector; Timer can")
    }
    self = timer
  }

  /// Creates a timer that calls a method, in the current run loop.
  ///
  /// - Parameters:
  ///   - ti: The seconds until the method is called, and between calls.
  ///   - aTarget: Whose method is called; it is kept alive until the timer is invalid.
  ///   - aSelector: The method, which takes the timer or nothing.
  ///   - userInfo: What the timer carries.
  ///   - yesOrNo: Whether the method is called again and again.
  /// - Returns: The timer.
  public static func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Self(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

#endif

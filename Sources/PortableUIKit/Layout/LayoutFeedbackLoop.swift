/// A layout that did not settle: each of its rounds changed something that asks for another one.
///
/// A pass has at most ``roundLimit`` rounds. What is left to do then waits for the next pass.
///
/// - Note: UIKit: it says of a loop what it finds under the launch argument
///   `-UIViewLayoutFeedbackLoopDebuggingThreshold`, and otherwise goes on. Code that has to compile there does
///   not name this type.
public struct LayoutFeedbackLoop: CustomStringConvertible {
  /// How many rounds a layout pass has.
  public static var roundLimit: Int { LayoutPass.roundLimit }

  /// What asked for another round.
  public struct Change {
    /// What was changed.
    public enum Kind: String, Sendable {
      /// `setNeedsLayout()` was called, or something that calls it.
      case layout
      /// `setNeedsUpdateConstraints()` was called.
      case constraintUpdate
      /// A constraint was switched on or off, or got another constant or priority.
      case constraint
      /// The content, the margins or the direction of a view changed.
      case content
      /// A frame was set.
      case frame
      /// The constraints gave a view another frame than the round before.
      case solvedFrame
    }

    /// What was changed.
    public let kind: Kind
    /// The view that changed, or the one that owns the constraint.
    public let view: UIView
    /// The change in words.
    public let text: String
    /// The view whose `layoutSubviews()` did it, or nil for one that no view was laid out for.
    public let layingOut: UIView?
    /// The line of the app's source that did it, as the name of a file and a line, where that is known: in
    /// programs with debug information, on Linux.
    public let sourcePlace: (file: String, line: Int)?
  }

  /// One of the last rounds.
  public struct Round {
    /// Which it was, counted from 1.
    public let number: Int
    /// The views that were laid out, in order.
    public let views: [UIView]
    /// What asked for another round, in order; at most 16 things.
    public let changes: [Change]
  }

  /// The root of the hierarchy that was laid out.
  public let hostView: UIView
  /// The last four rounds.
  public let rounds: [Round]
  /// What was logged.
  public let message: String

  /// The message.
  public var description: String { message }
}

/// An observer of layouts that do not settle, which ends with the last reference to it or with ``cancel()``.
@MainActor
public final class LayoutFeedbackLoopObservation {
  fileprivate weak var root: UIView?
  fileprivate let isEverywhere: Bool
  fileprivate let handler: @MainActor (LayoutFeedbackLoop) -> Void

  fileprivate init(_ root: UIView?, _ handler: @escaping @MainActor (LayoutFeedbackLoop) -> Void) {
    self.root = root
    isEverywhere = root == nil
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    FeedbackLoopObservers.all.removeAll { $0.observation === self || $0.observation == nil }
  }
}

/// Who wants to hear of layouts that do not settle.
@MainActor
enum FeedbackLoopObservers {
  struct Entry {
    weak var observation: LayoutFeedbackLoopObservation?
  }

  fileprivate(set) static var all: [Entry] = []

  /// Tells the observers in the order in which they came.
  static func tell(_ loop: LayoutFeedbackLoop) {
    for entry in all {
      guard let observation = entry.observation else { continue }
      if observation.isEverywhere
        || observation.root?.isDescendant(of: loop.hostView) == true
      {
        observation.handler(loop)
      }
    }
    all.removeAll { $0.observation == nil }
  }
}

extension UIView {
  // MARK: - Observing Feedback Loops

  /// Calls `handler` for each layout pass that was ended because it did not settle.
  ///
  ///     let observation = UIView.observeLayoutFeedbackLoops(in: view) { loop in
  ///       print(loop.message)
  ///     }
  ///
  /// It is called at the end of the pass, after the message was logged, and on the main actor; it must not ask
  /// for a layout.
  ///
  /// - Parameters:
  ///   - view: A view in whose hierarchy loops count, or nil for all hierarchies.
  ///   - handler: What to do.
  /// - Returns: The observation, which ends when nothing refers to it.
  /// - Note: UIKit: there is no such function; code that has to compile there does not name it.
  public static func observeLayoutFeedbackLoops(
    in view: UIView? = nil,
    _ handler: @escaping @MainActor (LayoutFeedbackLoop) -> Void
  ) -> LayoutFeedbackLoopObservation {
    let observation = LayoutFeedbackLoopObservation(view, handler)
    FeedbackLoopObservers.all.append(.init(observation: observation))
    return observation
  }

  /// The layouts that do not settle while `body` runs and at its end, when the view's hierarchy is laid out.
  ///
  ///     #expect(card.layoutFeedbackLoops { card.configure(with: .long) }.isEmpty)
  ///
  /// - Parameter body: What may lead to a loop.
  /// - Returns: The loops, in the order in which they were met.
  /// - Throws: What `body` throws.
  public func layoutFeedbackLoops(
    during body: () throws -> Void
  ) rethrows -> [LayoutFeedbackLoop] {
    var loops: [LayoutFeedbackLoop] = []
    let observation = Self.observeLayoutFeedbackLoops(in: self) { loops.append($0) }
    defer { observation.cancel() }
    try body()
    hierarchyRoot.layoutIfNeeded()
    return loops
  }

  /// The loops that a layout of the view's hierarchy meets now; none where it is laid out already.
  public func layoutFeedbackLoops() -> [LayoutFeedbackLoop] {
    layoutFeedbackLoops(during: {})
  }
}

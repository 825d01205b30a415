/// Required constraints that cannot all hold, as a layout pass met them.
///
/// The same facts as in the message that is logged, as values.
public struct UnsatisfiableConstraints: CustomStringConvertible {
  /// A constraint of the conflict.
  public struct Member {
    /// The constraint; for one of the system's (a mask, a size that a host gives, the size of content) an
    /// object that stands for it, and whose changes change nothing.
    public let constraint: NSLayoutConstraint
    /// The constraint in UIKit's words.
    public let text: String
    /// Where the app's source made it, as `Module/File.swift` and a line, where that is known.
    public let sourcePlace: (file: String, line: Int)?
    /// Its part in the sum of the conflict, in points: below 0 what it needs, above 0 what it gives.
    public let share: Double
    /// Whether all required constraints can hold as soon as this one is removed or gets a priority below
    /// 1000; nil where the search was too short to tell.
    public let endsConflict: Bool?
    /// The constant closest to its own with which all required constraints can hold, in points; nil where
    /// there is none, where it is not the app's to change, or where the search was too short to tell.
    public let fittingConstant: CGFloat?
  }

  /// The root of the hierarchy that was laid out.
  public let hostView: UIView
  /// The constraints that the message lists: a smallest set, of which none can be left out.
  public let members: [Member]
  /// By how many points they miss.
  public let excess: Double
  /// The smallest sets that contradict each other around the conflict, that of ``members`` first.
  public let minimalSets: [[NSLayoutConstraint]]
  /// The constraint that is out of force from now on, or nil where no constraint gives way.
  public let brokenConstraint: NSLayoutConstraint?
  /// UIKit's message, with the addendum behind it.
  public let message: String
  /// What was said behind UIKit's message, a line each.
  public let addendum: [String]
  /// Whether the constraint that gives way did so in an earlier pass, and was neither changed nor added again
  /// since: then nothing is logged.
  public let isRepeated: Bool

  /// The message.
  public var description: String { message }
}

/// A place to stop a debugger: each conflict of constraints comes here, after its message.
///
///     (lldb) breakpoint set --name UIViewAlertForUnsatisfiableConstraints
///
/// The function is the symbol, and not called by it: a breakpoint, or another definition that a program is
/// started with, meets every conflict.
///
/// - Note: UIKit: a symbol of that name is there, but not declared.
@_silgen_name("UIViewAlertForUnsatisfiableConstraints")
@inline(never)
public func UIViewAlertForUnsatisfiableConstraints() {
  // Something has to happen, or the call is optimised away.
  unsatisfiableConstraintsCount &+= 1
}

/// How often ``UIViewAlertForUnsatisfiableConstraints()`` was called.
nonisolated(unsafe) private(set) var unsatisfiableConstraintsCount = 0

/// An observer of conflicts, which ends with the last reference to it or with ``cancel()``.
@MainActor
public final class UnsatisfiableConstraintsObservation {
  fileprivate weak var root: UIView?
  fileprivate let isEverywhere: Bool
  fileprivate let handler: @MainActor (UnsatisfiableConstraints) -> Void

  fileprivate init(
    _ root: UIView?,
    _ handler: @escaping @MainActor (UnsatisfiableConstraints) -> Void
  ) {
    self.root = root
    isEverywhere = root == nil
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    ConflictObservers.all.removeAll { $0.observation === self || $0.observation == nil }
  }
}

/// Who wants to hear of conflicts.
@MainActor
enum ConflictObservers {
  struct Entry {
    weak var observation: UnsatisfiableConstraintsObservation?
  }

  fileprivate(set) static var all: [Entry] = []

  /// Whether anybody hears of conflicts.
  static var areThereAny: Bool { all.contains { $0.observation != nil } }

  /// Tells the observers in the order in which they came.
  static func tell(_ conflict: UnsatisfiableConstraints) {
    for entry in all {
      guard let observation = entry.observation else { continue }
      if observation.isEverywhere {
        observation.handler(conflict)
      } else if let root = observation.root, root.isDescendant(of: conflict.hostView) {
        observation.handler(conflict)
      }
    }
    all.removeAll { $0.observation == nil }
  }
}

extension UIView {
  // MARK: - Observing Conflicts

  /// Calls `handler` for each conflict of required constraints, once in each layout pass that meets it.
  ///
  ///     let observation = UIView.observeUnsatisfiableConstraints(in: view) { conflict in
  ///       print(conflict.members.map(\.text), conflict.addendum)
  ///     }
  ///
  /// A conflict that stays is logged once; the handler hears of it again. It is called during the layout,
  /// after the message was logged, and on the main actor; it must not ask for
  /// a layout.
  ///
  /// - Parameters:
  ///   - view: A view in whose hierarchy conflicts count, or nil for all hierarchies.
  ///   - handler: What to do.
  /// - Returns: The observation, which ends when nothing refers to it.
  /// - Note: UIKit: there is no such function; code that has to compile there does not name it.
  public static func observeUnsatisfiableConstraints(
    in view: UIView? = nil,
    _ handler: @escaping @MainActor (UnsatisfiableConstraints) -> Void
  ) -> UnsatisfiableConstraintsObservation {
    let observation = UnsatisfiableConstraintsObservation(view, handler)
    ConflictObservers.all.append(.init(observation: observation))
    return observation
  }

  /// The conflicts that layouts meet while `body` runs and at its end, when the view's hierarchy is laid out.
  ///
  /// A test that is to fail on conflicts says:
  ///
  ///     #expect(card.unsatisfiableConstraints { card.configure(with: .long) }.isEmpty)
  ///
  /// Swift Testing then prints the messages.
  ///
  /// - Parameter body: What may lead to conflicts.
  /// - Returns: The conflicts, in the order in which they were met.
  /// - Throws: What `body` throws.
  public func unsatisfiableConstraints(
    during body: () throws -> Void
  ) rethrows -> [UnsatisfiableConstraints] {
    var conflicts: [UnsatisfiableConstraints] = []
    let observation = Self.observeUnsatisfiableConstraints(in: self) { conflicts.append($0) }
    defer { observation.cancel() }
    try body()
    hierarchyRoot.layoutIfNeeded()
    return conflicts
  }

  /// The conflicts that a layout of the view's hierarchy meets now; none where it is laid out already.
  public func unsatisfiableConstraints() -> [UnsatisfiableConstraints] {
    unsatisfiableConstraints(during: {})
  }
}

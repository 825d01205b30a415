#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What a caller should know about a description of a layout.
///
/// Some of these are mistakes that leave nothing to install, some are constraints that were made but
/// hardly mean what they say, and some tell what an update did. Each carries the place in the source.
///
///     onIssue = { issue in issues.append(issue) }
public struct LayoutIssue: Hashable, Sendable, CustomStringConvertible {
  /// What was noticed.
  public var kind: Kind
  /// What was noticed, in a sentence that names the items.
  public var message: String
  /// The file of the description, as `Module/File.swift`.
  public var file: String
  /// The line of the description.
  public var line: UInt
  /// The constraint that the message compares with, where there is one.
  public var related: Related?

  /// A constraint that stands already.
  public struct Related: Hashable, Sendable {
    /// The constraint in the console's format.
    public var description: String
    /// The file where it was made, as `Module/File.swift`.
    public var file: String
    /// The line where it was made.
    public var line: UInt
    /// The first field that differs from the description.
    public var difference: ConstraintDifference
  }

  /// What was noticed.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // Nothing of the block was installed.

    /// A relation to a superview, of an item that has none.
    case noSuperview = "no-superview"
    /// The two items stand in different hierarchies.
    case noCommonAncestor = "no-common-ancestor"
    /// An item that is no longer alive, or a guide that no view owns.
    case missingItem = "missing-item"
    /// A value that is no target.
    case invalidTarget = "invalid-target"
    /// Two lists of attributes that cannot be paired.
    case unpairableAttributes = "unpairable-attributes"
    /// A constant, multiplier or priority that no constraint can have.
    case invalidNumber = "invalid-number"

    // The constraints were made.

    /// An attribute that was related to nothing, and left out.
    case unrelatedAttribute = "unrelated-attribute"
    /// A change to a description that had been turned into constraints already, and was left out.
    case lateChange = "late-change"
    /// A horizontal attribute related to a vertical one, or a position to a size.
    case axisMismatch = "axis-mismatch"
    /// Insets between opposite edges, where the sign is that of the second edge.
    case insetAcrossOppositeEdges = "inset-across-opposite-edges"
    /// A positive offset that moves a right, bottom or trailing edge out of the superview.
    case offsetOutwards = "offset-outwards"
    /// A multiplier on a plain number, which changes nothing.
    case multiplierOnConstant = "multiplier-on-constant"
    /// Left or right beside leading or trailing in one view.
    case mixedDirections = "mixed-directions"

    // What an update did.

    /// An update that replaced a constraint.
    case updateReplaced = "update-replaced"
    /// An update that added a constraint.
    case updateAdded = "update-added"

    // Sets of constraints.

    /// A name that no set of constraints has.
    case unknownState = "unknown-state"
  }

  /// Creates an issue.
  public init(
    kind: Kind,
    message: String,
    file: String,
    line: UInt,
    related: Related? = nil
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.related = related
  }

  /// The issue in one line: `Card.swift:12: inset-across-opposite-edges: …`.
  public var description: String {
    "\(fileName(file)):\(line): \(kind.rawValue): \(message)"
  }
}

/// A field in which two constraints differ, in the order in which they are compared.
public enum ConstraintDifference: String, Hashable, Sendable, CaseIterable {
  /// The attribute of the receiver.
  case firstAttribute = "first attribute"
  /// The relation.
  case relation
  /// The other item.
  case target
  /// The attribute of the other item.
  case targetAttribute = "target attribute"
  /// The multiplier.
  case multiplier
  /// The priority.
  case priority
  /// Nothing but constant and label.
  case none
}

/// Called with every issue; logs it to the standard error stream unless the app sets another.
@preconcurrency @MainActor
public var onIssue: @MainActor (LayoutIssue) -> Void = logIssue

/// Whether an issue stops the program, for tests.
///
/// False at first.
/// ``onIssue`` is called before that.
@preconcurrency @MainActor
public var strict = false

/// Writes an issue to the standard error stream.
@MainActor
private func logIssue(_ issue: LayoutIssue) {
  FileHandle.standardError.write(Data("\(issue)\n".utf8))
}

/// Hands an issue to the app.
@MainActor
func report(_ issue: LayoutIssue) {
  onIssue(issue)
  if strict { fatalError("\(issue)") }
}

/// The last part of a path.
func fileName(_ file: String) -> Substring {
  file.split(separator: "/").last ?? Substring(file)
}

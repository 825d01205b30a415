/// Required constraints that cannot all hold.
public struct LayoutConflict: Hashable, Sendable {
  /// One of the constraints, spoken or silent.
  public enum Subject: Hashable, Sendable {
    /// A constraint that somebody made.
    case constraint(LayoutConstraintID)
    /// A required hugging: the item is at most as large as its content.
    case hugging(ItemID, LayoutAxis)
    /// A required compression resistance: the item is at least as large as its content.
    case compressionResistance(ItemID, LayoutAxis)
    /// A width or height cannot be negative.
    case nonNegative(ItemID, LayoutAxis)
  }

  /// A constraint with its weight in the contradiction.
  public struct Member: Hashable, Sendable {
    public var subject: Subject
    /// The factor with which the constraint enters the sum that contradicts itself.
    public var multiplier: Double
    /// The right side with which it enters the sum, in points: its constant with margins, baselines and
    /// alignment insets; 0 for a silent rule.
    public var constant: Double

    /// The part of the member in the sum, in points.
    ///
    /// The parts of all members add up to minus the excess.
    public var share: Double { multiplier * constant + 0.0 }
  }

  /// The constraints.
  ///
  /// None can be left out: the others alone could hold.
  public var members: [Member]
  /// By how many points they miss, at least.
  public var excess: Double
  /// What was put out of force, or nil where only silent rules disagree.
  public var brokenSubject: Subject?

  /// The constraint that was put out of force, or nil where it is a hold on content.
  public var broken: LayoutConstraintID? {
    if case .constraint(let id)? = brokenSubject { id } else { nil }
  }
}

/// A variable of an item that the constraints leave open.
public struct LayoutFreedom: Hashable, Sendable {
  /// What of an item can move or change.
  public enum Quantity: String, Hashable, Sendable, Codable {
    case x
    case y
    case width
    case height
  }

  public var item: ItemID
  public var quantity: Quantity
  /// The least value that is as good as the solution, in points; may be −∞.
  public var lower: Double
  /// The greatest value that is as good as the solution, in points; may be ∞.
  public var upper: Double

  /// Creates a freedom; values are in points.
  public init(item: ItemID, quantity: Quantity, lower: Double, upper: Double) {
    self.item = item
    self.quantity = quantity
    self.lower = lower
    self.upper = upper
  }
}

/// What a solve changed.
public struct LayoutChanges: Sendable {
  /// The items whose frame changed, parents before children.
  public var items: [ItemID]
  /// Of the items that asked for it, those that are new or whose variables changed.
  ///
  /// See ``LayoutSolver/setReportsWidth(_:of:)``.
  public var widths: [ItemID]
  /// The conflicts that were met.
  public var conflicts: [LayoutConflict]
  /// What there is to do about the items whose frame changed, in their order.
  ///
  /// See ``LayoutSolver/solveForNews(listsItems:)``.
  package var news: [FrameNews] = []
}

/// One item to look at after a solve.
package struct FrameNews: Hashable, Sendable {
  /// The index of an item in which items have other frames; or ~ that of one that has another frame itself, and is not told
  /// of by the one that it is in.
  ///
  /// It is read as it is: a call for each of them would take longer than what is done about it.
  package let code: Int32

  /// News of the items in one.
  package static func parent(_ id: ItemID) -> Self {
    Self(code: Int32(truncatingIfNeeded: id.index))
  }

  /// News of one for which ``LayoutSolver/setReportsFrame(_:of:)`` was called.
  package static func item(_ id: ItemID) -> Self {
    Self(code: ~Int32(truncatingIfNeeded: id.index))
  }
}

public import ConstraintSolver
public import LayoutEngine

/// A constraint as a log prints it.
public struct LoggedConstraint: Hashable, Sendable {
  /// The line of the log, from 1.
  public var line: Int
  /// The text between `<` and `>`, with damage mended.
  public var text: String
  /// The class, such as `NSLayoutConstraint`.
  public var className: String
  /// The address, or the key that a layout library prints instead.
  public var address: String
  /// Where the constraint was made (file and line), for libraries that print it.
  public var place: String?
  /// The autoresizing mask in UIKit's letters, such as `h=--& v=-&-`.
  public var mask: String?
  /// The identifier in quotes.
  public var identifier: String?
  /// What the constraint says.
  public var statement: Statement

  /// A view or guide of a log.
  public struct Item: Hashable, Sendable {
    /// What tells the item from others: its address, else its name.
    ///
    /// The superview of an item, where the log does not name it, is `superview of` and the item's.
    public var id: String
    /// The class, where it is printed.
    public var className: String?
    /// The text, title or guide name in quotes.
    public var text: String?

    /// Creates an item.
    public init(id: String, className: String? = nil, text: String? = nil) {
      self.id = id
      self.className = className
      self.text = text
    }
  }

  /// What of an item a constraint speaks of.
  public enum Attribute: Hashable, Sendable {
    /// An attribute of constraints.
    case layout(LayoutAttribute)
    /// The width of a scroll view's content.
    case contentWidth
    /// The height of a scroll view's content.
    case contentHeight
    /// A variable of UIKit's own, such as `posErrorMarker`.
    case variable(String)
  }

  /// A place or size of one item.
  public struct Anchor: Hashable, Sendable {
    public var item: Item
    public var attribute: Attribute

    /// Creates an anchor.
    public init(_ item: Item, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// One side of an equation.
  public enum Side: Hashable, Sendable {
    case anchor(Anchor)
    /// The distance `(A.leading - B.leading)` of two anchors, in this order.
    case distance(Anchor, Anchor)

    /// The anchors in the order of printing.
    public var anchors: [Anchor] {
      switch self {
      case .anchor(let anchor): [anchor]
      case .distance(let first, let second): [first, second]
      }
    }
  }

  /// What a constraint says: first (relation) multiplier · second + constant.
  public struct Statement: Hashable, Sendable {
    public var first: Side
    public var relation: Relation
    public var second: Side?
    public var multiplier: Double
    /// In points; for a standard space the number in its parentheses.
    public var constant: Double
    /// 1...1000.
    public var priority: Double
    /// The priorities of hugging and compression resistance, for a size of content.
    public var contentPriorities: ContentPriorities?
    /// A superview that the text names, with the item inside it.
    public var containment: Containment?

    /// Creates a statement.
    public init(
      _ first: Side,
      _ relation: Relation,
      _ second: Side? = nil,
      multiplier: Double = 1,
      constant: Double = 0,
      priority: Double = 1000
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
    }

    /// The anchors of both sides, in the order of printing.
    public var anchors: [Anchor] { first.anchors + (second?.anchors ?? []) }
  }

  /// How firmly an item keeps to the size of its content.
  public struct ContentPriorities: Hashable, Sendable {
    public var hugging: Double
    public var compressionResistance: Double

    /// Creates priorities, 1...1000.
    public init(hugging: Double, compressionResistance: Double) {
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  /// An item inside another.
  public struct Containment: Hashable, Sendable {
    public var inner: String
    public var outer: Item

    /// Creates a containment of the item with the identity `inner`.
    public init(inner: String, outer: Item) {
      self.inner = inner
      self.outer = outer
    }
  }

  /// Creates a constraint.
  public init(
    line: Int = 1,
    text: String = "",
    className: String = "NSLayoutConstraint",
    address: String,
    place: String? = nil,
    mask: String? = nil,
    identifier: String? = nil,
    statement: Statement
  ) {
    self.line = line
    self.text = text
    self.className = className
    self.address = address
    self.place = place
    self.mask = mask
    self.identifier = identifier
    self.statement = statement
  }
}

extension LoggedConstraint {
  /// What tells the constraint from others of its list: its address.
  public var identity: String { address }

  /// Who adds constraints of this kind, with the word that reports show.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The application, or a library it uses.
    case user
    /// An autoresizing mask, translated.
    case autoresizingMask = "tamic"
    /// Whoever hosts the root of the layout: a cell, a bar, a hosting view.
    case encapsulated
    /// A size that holds only while something is measured.
    case temporary
    /// A stack view.
    case stack
    /// Layout margins or the safe area.
    case guide
    /// The size of an item's content.
    case contentSize = "content-size"
    /// Interface Builder, for a view without constraints.
    case prototyping
    /// A bar, the keyboard or another view of the system, with an identifier.
    case namedSystem = "named-system"
    /// The system, with a class of its own.
    case system
  }

  /// Who added the constraint, as far as its class and identifier tell.
  ///
  /// Source: identifiers and classes seen in public logs.
  public var kind: Kind {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .autoresizingMask
    case "NSContentSizeLayoutConstraint": return .contentSize
    case "NSIBPrototypingLayoutConstraint": return .prototyping
    case "_UILayoutSupportConstraint", "_UIScrollViewAutomaticContentSizeConstraint": return .system
    default: break
    }
    guard let identifier else { return .user }
    if identifier.contains("-Encapsulated-Layout-") { return .encapsulated }
    if identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize") {
      return .temporary
    }
    if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView.") { return .stack }
    if identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier.hasSuffix("Margin-guide-constraint")
    {
      return .guide
    }
    if identifier.hasPrefix("IB auto generated") { return .prototyping }
    return Self.isSystemName(identifier) ? .namedSystem : .user
  }

  private static func isSystemName(_ identifier: String) -> Bool {
    systemNames.contains(identifier) || identifier.hasPrefix("UIInputViewSetPlacement")
      || identifier.hasPrefix("NSSplitViewItem.")
      || isNameInBar(identifier)
  }

  /// Whether a bar's button names its parts by two edges, such as `BIB_Trailing_CB_Leading`: the letters stand for kinds
  /// of buttons.
  private static func isNameInBar(_ identifier: String) -> Bool {
    let words = identifier.split(separator: "_")
    let edges: Set<Substring> = ["Leading", "Trailing", "Top", "Bottom", "Baseline"]
    guard words.count >= 3, ["BIB", "CB", "TB", "IB", "Mask", "MaskEV"].contains(words[0]) else {
      return false
    }
    return edges.contains(words[1]) && edges.contains(words[words.count - 1])
  }

  private static let systemNames: Set<String> = [
    "accessoryView.bottom", "inputView.top", "assistantHeight", "assistantView.top",
    "assistantView.bottom", "TUIKeyplane.height", "UIIBSystemGenerated",
    "UINav_static_button_horiz_position", "UINavItemContentGuide-leading",
    "UINavItemContentGuide-trailing", "UIButtonBar.maximumAlignmentSize", "BIB_Leading_Leading",
    "CB_Trailing_Trailing", "TB_Leading_Leading", "IB_Leading_Leading", "IB_Top_Top",
    "IB_Baseline_Baseline", "Mask_Trailing_Trailing", "MaskEV_Leading_BIB_Trailing",
  ]
}

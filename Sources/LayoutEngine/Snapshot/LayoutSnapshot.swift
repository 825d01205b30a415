public import ConstraintSolver

/// A layout as a value: items, constraints and what is known of where they come from.
///
/// Everything that is asked of a layout is asked of a snapshot, so a live tree, a document, a log and
/// a JSON file are read by the same code. Lengths are in points.
public struct LayoutSnapshot: Hashable, Sendable, Codable {
  /// The version of the format that this code writes.
  public static let currentVersion = 1

  /// The version of the format.
  public var version = Self.currentVersion
  /// What the layout is called: a scene's name or identifier.
  public var name: String
  /// Pixels for each point.
  public var scale: Double
  /// The views and guides, parents before their children.
  public var items: [Item]
  /// The constraints.
  public var constraints: [Constraint]

  enum CodingKeys: String, CodingKey {
    case version, name, scale, items, constraints
  }

  /// Creates a snapshot.
  public init(name: String, scale: Double, items: [Item] = [], constraints: [Constraint] = []) {
    self.name = name
    self.scale = scale
    self.items = items
    self.constraints = constraints
  }

  /// A view or a guide.
  public struct Item: Hashable, Sendable, Codable {
    /// What it is: a view is drawn, the others are not.
    public enum Kind: String, Hashable, Sendable, Codable {
      case view
      case guide
      /// The content of a scroll view, whose parent is the scroll view.
      case content
    }

    public var kind: Kind
    /// Its identity in its source: a document's id, an address.
    public var id: String
    /// Its class, as a developer writes it.
    public var className: String
    /// The name that somebody gave it: Interface Builder's label, an accessibility identifier.
    public var label: String?
    /// Its text, title or placeholder.
    public var text: String?
    /// The place of its parent among the items, or nil for a root.
    public var parent: Int?
    /// The frame it got, relative to its parent.
    public var frame: LayoutRect
    /// The frame that its source saved, relative to its parent.
    public var savedFrame: LayoutRect?
    /// Whether it is hidden.
    public var isHidden = false
    /// Whether its frame comes from its mask or from a fixed frame rather than from constraints.
    public var isPlacedByFrame = false
    /// Whether its intrinsic size is that of a text.
    public var isText = false
    /// What is known of its text, or nil where there is none or nothing is known.
    public var textFacts: TextFacts?
    /// How near to the real size its text is measured, or nil where there is none or nothing is known.
    public var textExactness: TextExactness?
    /// The name of a font that its text asks for and that was not found: another one's size stands for it.
    public var missingFont: String?
    /// Whether its intrinsic size is that of an image.
    public var isImage = false
    /// Whether it may get a content of a size that the source does not tell: a document does not know
    /// what the code of a custom class shows, nor the image that code sets, and no constraint tells how large
    /// a table's rows make its content.
    public var hasUnknownContent = false
    /// Whether a content that is not known gives it a height at most: no empty view, list or container is as
    /// wide as what code puts into it.
    public var hasNoContentWidth = false
    /// Whether it cuts its content off at its bounds.
    public var clipsToBounds = false
    /// How it arranges views, if it is a stack view.
    public var stack: StackFacts?
    /// Whether its autoresizing mask is turned into constraints.
    public var usesAutoresizingMask = false
    /// What the engine knows of it.
    public var properties: ItemProperties
    /// Where it is described.
    public var origin: SourceLocation?
    /// What it looks like, or nil where nobody asked or nothing is known.
    public var look: Look?

    enum CodingKeys: String, CodingKey {
      case kind, id, className, label, text, parent, frame, savedFrame, isHidden, isPlacedByFrame
      case isText, textFacts, textExactness, missingFont, isImage, hasUnknownContent
      case hasNoContentWidth, clipsToBounds, stack
      case usesAutoresizingMask, properties, origin, look
    }

    /// Creates an item.
    public init(
      kind: Kind,
      id: String,
      className: String,
      parent: Int?,
      frame: LayoutRect,
      properties: ItemProperties
    ) {
      self.kind = kind
      self.id = id
      self.className = className
      self.parent = parent
      self.frame = frame
      self.properties = properties
    }
  }

  /// What is known of a text beside the size that it takes, in points.
  public struct TextFacts: Hashable, Sendable, Codable {
    /// The width on one line (of its longest paragraph), with what stands around the text.
    public var naturalWidth: Double
    /// From one line to the next.
    public var lineHeight: Double
    /// The greatest number of lines; 0 is no limit.
    public var lineLimit: Int
    /// The size of the font.
    public var fontSize: Double?
    /// Whether the text gets smaller where there is too little room.
    public var shrinks: Bool
    /// Whether the text has the size that the user prefers, at least when it is made.
    public var followsContentSize: Bool
    /// Whether the text is shown only until there is another one: a field's placeholder.
    public var isPlaceholder: Bool
    /// The least factor by which a text that shrinks is scaled down; nil where none is known.
    public var minimumScale: Double?

    /// Creates facts of a text.
    public init(
      naturalWidth: Double,
      lineHeight: Double,
      lineLimit: Int = 1,
      fontSize: Double? = nil,
      shrinks: Bool = false,
      followsContentSize: Bool = false,
      isPlaceholder: Bool = false,
      minimumScale: Double? = nil
    ) {
      self.naturalWidth = naturalWidth
      self.lineHeight = lineHeight
      self.lineLimit = lineLimit
      self.fontSize = fontSize
      self.shrinks = shrinks
      self.followsContentSize = followsContentSize
      self.isPlaceholder = isPlaceholder
      self.minimumScale = minimumScale
    }
  }

  /// How a stack view arranges views.
  public struct StackFacts: Hashable, Sendable, Codable {
    /// The axis along which the views follow each other.
    public var axis: LayoutAxis
    /// UIKit's name of the distribution, such as `fillEqually`.
    public var distribution: String
    /// UIKit's name of the alignment, such as `fill`.
    public var alignment: String
    /// The places of the arranged views among the items, in order.
    public var arranged: [Int]

    /// Creates facts of a stack view.
    public init(
      axis: LayoutAxis,
      distribution: String = "fill",
      alignment: String = "fill",
      arranged: [Int]
    ) {
      self.axis = axis
      self.distribution = distribution
      self.alignment = alignment
      self.arranged = arranged
    }
  }

  /// A constraint between items, given by their places among the items.
  public struct Constraint: Hashable, Sendable, Codable {
    /// Its identity in its source: a document's id, an address; empty for one of the system's.
    public var id: String
    public var first: Int
    public var firstAttribute: LayoutAttribute
    public var relation: Relation
    public var second: Int?
    public var secondAttribute: LayoutAttribute
    public var multiplier: Double
    public var constant: Double
    public var priority: Float
    /// Who made it.
    public var source: ConstraintSource
    /// Whether it is there at design time only: removed when an app is built, or a size of the canvas
    /// that the app does not take over, such as a cell's.
    public var isPlaceholder = false
    /// The name that somebody gave it.
    public var identifier: String?
    /// Where it is described.
    public var origin: SourceLocation?
    /// Its place, from 0, in the order of activation of those whose first mention of a view decides where
    /// priorities are equal; nil for others.
    public var mention: Int?

    enum CodingKeys: String, CodingKey {
      case id, first, firstAttribute, relation, second, secondAttribute, multiplier, constant
      case priority, source, isPlaceholder, identifier, origin, mention
    }

    /// Creates a snapshot of an engine's constraint.
    public init(id: String, _ constraint: LayoutConstraint, first: Int, second: Int?) {
      self.id = id
      self.first = first
      self.second = second
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      secondAttribute = constraint.secondAttribute
      multiplier = constraint.multiplier
      constant = constraint.constant
      priority = constraint.priority
      source = constraint.source
    }
  }
}

/// Why a snapshot cannot be laid out.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The format is newer than this code.
  case unknownVersion(Int)
  /// The scale is not a positive number.
  case invalidScale(Double)
  /// An item's parent does not stand before it.
  case parentOutOfOrder(item: Int, parent: Int)
  /// A constraint names an item that is not there.
  case unknownItem(constraint: Int, item: Int)
  /// A constraint's number is not finite, or its priority is out of range.
  case invalidNumber(constraint: Int, value: Double)
  /// A length of an item is not finite.
  case invalidProperty(item: Int)
  /// A stack view arranges an item that is not one of its children.
  case invalidArrangement(item: Int)
}

import Foundation

/// The name of a state of the application's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What a configuration can look at when it is brought up to date.
public protocol UIConfigurationState {
  /// Creates the state of a view that is touched, selected and disabled in no way.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of the application's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer, or another view that is no cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is being touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in sight while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is touched, selected and disabled in no way.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the application's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What dragging does to a cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// What dropping does to a cell.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is being touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays in sight while its section scrolls.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the items below it in an outline are shown.
  public var isExpanded = false
  /// Whether swiping shows the actions of the cell.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  /// What dragging does to the cell.
  public var cellDragState = DragState.none
  /// What dropping does to the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that is touched, selected and disabled in no way.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the application's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Directions of a plane, as a set.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

import ConstraintSolver

extension LayoutSnapshot {
  /// Reads a snapshot; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decodeIfPresent(Int.self, forKey: .version) ?? Self.currentVersion
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
    scale = try values.decodeIfPresent(Double.self, forKey: .scale) ?? 2
    items = try values.decodeIfPresent([Item].self, forKey: .items) ?? []
    constraints = try values.decodeIfPresent([Constraint].self, forKey: .constraints) ?? []
  }
}

extension LayoutSnapshot.Item {
  /// Reads an item; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .view,
      id: try values.decodeIfPresent(String.self, forKey: .id) ?? "",
      className: try values.decodeIfPresent(String.self, forKey: .className) ?? "UIView",
      parent: try values.decodeIfPresent(Int.self, forKey: .parent),
      frame: try values.decodeIfPresent(LayoutRect.self, forKey: .frame) ?? .zero,
      properties: try values.decodeIfPresent(ItemProperties.self, forKey: .properties)
        ?? ItemProperties()
    )
    label = try values.decodeIfPresent(String.self, forKey: .label)
    text = try values.decodeIfPresent(String.self, forKey: .text)
    savedFrame = try values.decodeIfPresent(LayoutRect.self, forKey: .savedFrame)
    isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
    isPlacedByFrame = try values.decodeIfPresent(Bool.self, forKey: .isPlacedByFrame) ?? false
    isText = try values.decodeIfPresent(Bool.self, forKey: .isText) ?? false
    textFacts = try values.decodeIfPresent(LayoutSnapshot.TextFacts.self, forKey: .textFacts)
    textExactness = try values.decodeIfPresent(
      LayoutSnapshot.TextExactness.self,
      forKey: .textExactness
    )
    missingFont = try values.decodeIfPresent(String.self, forKey: .missingFont)
    isImage = try values.decodeIfPresent(Bool.self, forKey: .isImage) ?? false
    hasUnknownContent =
      try values.decodeIfPresent(Bool.self, forKey: .hasUnknownContent) ?? false
    hasNoContentWidth =
      try values.decodeIfPresent(Bool.self, forKey: .hasNoContentWidth) ?? false
    clipsToBounds = try values.decodeIfPresent(Bool.self, forKey: .clipsToBounds) ?? false
    stack = try values.decodeIfPresent(LayoutSnapshot.StackFacts.self, forKey: .stack)
    usesAutoresizingMask =
      try values.decodeIfPresent(Bool.self, forKey: .usesAutoresizingMask) ?? false
    origin = try values.decodeIfPresent(SourceLocation.self, forKey: .origin)
    look = try values.decodeIfPresent(LayoutSnapshot.Look.self, forKey: .look)
  }
}

extension LayoutSnapshot.Constraint {
  /// Reads a constraint; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? ""
    first = try values.decode(Int.self, forKey: .first)
    firstAttribute = try values.decode(LayoutAttribute.self, forKey: .firstAttribute)
    relation = try values.decodeIfPresent(Relation.self, forKey: .relation) ?? .equal
    second = try values.decodeIfPresent(Int.self, forKey: .second)
    secondAttribute =
      try values.decodeIfPresent(LayoutAttribute.self, forKey: .secondAttribute) ?? .notAnAttribute
    multiplier = try values.decodeIfPresent(Double.self, forKey: .multiplier) ?? 1
    constant = try values.decodeIfPresent(Double.self, forKey: .constant) ?? 0
    priority = try values.decodeIfPresent(Float.self, forKey: .priority) ?? 1000
    source = try values.decodeIfPresent(ConstraintSource.self, forKey: .source) ?? .app
    isPlaceholder = try values.decodeIfPresent(Bool.self, forKey: .isPlaceholder) ?? false
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    origin = try values.decodeIfPresent(SourceLocation.self, forKey: .origin)
    mention = try values.decodeIfPresent(Int.self, forKey: .mention)
  }
}

extension ItemProperties {
  /// Reads properties; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    alignmentInsets =
      try values.decodeIfPresent(LayoutInsets.self, forKey: .alignmentInsets) ?? alignmentInsets
    intrinsicWidth = try values.decodeIfPresent(Double.self, forKey: .intrinsicWidth)
    intrinsicHeight = try values.decodeIfPresent(Double.self, forKey: .intrinsicHeight)
    hugging = try values.decodeIfPresent(AxisPriorities.self, forKey: .hugging) ?? hugging
    compressionResistance =
      try values.decodeIfPresent(AxisPriorities.self, forKey: .compressionResistance)
      ?? compressionResistance
    margins = try values.decodeIfPresent(LayoutInsets.self, forKey: .margins) ?? margins
    isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false
    baselines = try values.decodeIfPresent(Baselines.self, forKey: .baselines)
    wrapsLines = try values.decodeIfPresent(Bool.self, forKey: .wrapsLines)
  }
}

import LayoutEngine
import PlumbDiagnosis
import PlumbLog

extension InspectorLayout {
  /// Prepares a layout that was reconstructed from a log.
  ///
  /// Its constraints are those of the log's list, in its order and with its numbers.
  init(_ layout: ReconstructedLayout, name: String) {
    let explanation = layout.explanation
    let words = Wording(layout.snapshot)
    let freedoms = Dictionary(grouping: layout.freedoms, by: \.item.index)
    self.name = name
    scale = layout.snapshot.scale
    items = layout.snapshot.items.enumerated().map { index, item in
      Item(
        item,
        freedoms: freedoms[index] ?? [],
        words: words,
        isGuess: layout.guesses.contains(index)
      )
    }
    constraints = explanation.constraints.enumerated().map { index, constraint in
      Constraint(constraint, at: index, in: layout)
    }
    findings = layout.findings.enumerated().map { place, finding in
      let sets = explanation.minimalSets
      return Found(
        rule: finding.rule.id,
        severity: finding.severity.rawValue,
        message: finding.message,
        suggestion: finding.suggestion,
        place: finding.location.map(Self.place),
        items: finding.items,
        constraints: sets.indices.contains(place)
          ? sets[place].members : Array(explanation.constraints.indices)
      )
    }
    self.freedoms = []
    notes = layout.notes
    isLog = true
  }
}

extension InspectorLayout.Item {
  fileprivate init(
    _ item: LayoutSnapshot.Item,
    freedoms: [LayoutFreedom],
    words: Wording,
    isGuess: Bool
  ) {
    let quantities: [LayoutFreedom.Quantity] = [.x, .y, .width, .height]
    kind = item.kind.rawValue
    id = item.id
    `class` = item.className
    label = item.label
    text = item.text
    parent = item.parent
    frame = InspectorLayout.rect(item.frame)
    margins = item.kind == .view ? InspectorLayout.insets(item.properties.margins) : nil
    baselines = item.properties.baselines.map { baselines in
      [baselines.firstFromTop, item.frame.height - baselines.lastFromBottom]
        .map(InspectorLayout.rounded)
    }
    unknown =
      freedoms.isEmpty ? nil : freedoms.compactMap { quantities.firstIndex(of: $0.quantity) }
    ranges = freedoms.map { "\($0.quantity.rawValue) can be \(words.range($0))" }
    self.isGuess = isGuess ? true : nil
    (saved, hidden, clips, rtl, image, placedByFrame) = (nil, nil, nil, nil, nil, nil)
    (centered, alignment, content, hugging, resistance) = (nil, nil, nil, nil, nil)
    (fontSize, lineHeight, naturalWidth, lineLimit, isPlaceholder) = (nil, nil, nil, nil, nil)
    (stack, place, look, dark, affecting, safeArea) = (nil, nil, nil, nil, nil, nil)
    (transform, z, scroll, radius) = (nil, nil, nil, nil)
    (font, ink, background, tint, border) = (nil, nil, nil, nil, nil)
  }
}

extension InspectorLayout.Constraint {
  fileprivate init(
    _ constraint: LoggedConstraint,
    at index: Int,
    in layout: ReconstructedLayout
  ) {
    let statement = constraint.statement
    let drawn = layout.places[index].map { layout.snapshot.constraints[$0] }
    let subjects = layout.subjects[index]
    id = constraint.address
    first = drawn?.first ?? subjects.first ?? 0
    firstAttribute = drawn?.firstAttribute.name ?? ""
    second = drawn == nil ? subjects.dropFirst().first : drawn?.second
    secondAttribute = drawn?.second == nil ? nil : drawn?.secondAttribute.name
    constant = nil
    priority = Float(statement.priority)
    source = constraint.kind.words
    identifier = constraint.identifier
    place = constraint.place
    text = ExplanationWording.constraint(constraint)
    let missing = layout.explanation.minimalSets.first { $0.members.contains(index) }?.excess
    let isOut = index == layout.broken || layout.leftOut.contains(index)
    short =
      "\(index + 1): " + (drawn.map(Self.short) ?? "")
      + (isOut ? missing.map { ", \(Wording.number($0)) missing" } ?? "" : "")
    axes = statement.axes
    number = index + 1
    let isBroken = index == layout.broken
    broken = isBroken || layout.leftOut.contains(index) ? true : nil
    outOfForce =
      isBroken
      ? "gives way, as the log says"
      : broken == true ? "left out of this picture: it contradicts the others" : nil
  }
}

extension LoggedConstraint.Statement {
  /// 0 for the horizontal axis, 1 for the vertical one.
  fileprivate var axes: [Int] {
    let found = anchors.compactMap { anchor -> Int? in
      switch anchor.attribute {
      case .layout(let attribute): attribute.axis.map { $0 == .horizontal ? 0 : 1 }
      case .contentWidth: 0
      case .contentHeight: 1
      case .variable: nil
      }
    }
    // What speaks of neither is listed under both.
    return found.isEmpty ? [0, 1] : Array(Set(found)).sorted()
  }
}

extension LoggedConstraint.Kind {
  /// Who adds constraints of this kind, in words.
  fileprivate var words: String {
    switch self {
    case .user: "the app"
    case .autoresizingMask: "an autoresizing mask"
    case .encapsulated: "the host"
    case .temporary: "the system, while it measures"
    case .stack: "a stack view"
    case .guide: "a margin or the safe area"
    case .contentSize: "the size of the content"
    case .prototyping: "Interface Builder"
    case .namedSystem, .system: "the system"
    }
  }
}

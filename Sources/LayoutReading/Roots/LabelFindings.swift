import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// What is wrong with labels whatever their texts are: those that lie in one place, and those that are too low for a line, or
  /// for the second one.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - snapshot: Its layout.
  ///   - objects: What the items of that are.
  ///   - stored: The places of the constraints that properties hold, which code may change.
  /// - Returns: The findings.
  func labelFindings(
    in instance: Instance,
    _ snapshot: LayoutSnapshot,
    _ objects: [AnyObject],
    _ stored: [Int]
  ) -> [SourceFinding] {
    let labels = snapshot.items.indices.compactMap { index -> PlacedLabel? in
      guard let label = objects[index] as? UILabel, let name = snapshot.items[index].label,
        !snapshot.items[index].isHidden, !(label.superview is UIControl)
      else { return nil }
      return PlacedLabel(index: index, name: name, label: label)
    }
    return labelsInOnePlace(labels, in: instance, snapshot) + lowLabels(labels, snapshot, stored)
  }

  /// A label of a layout that has a name.
  fileprivate struct PlacedLabel {
    var index: Int
    var name: String
    var label: UILabel
  }

  // MARK: - Labels in one place

  /// Labels that the same constraints hold in the same place, and that show a text at the same time.
  ///
  /// Of a class that hides something or makes it faint nobody knows which of two is shown when.
  private func labelsInOnePlace(
    _ labels: [PlacedLabel],
    in instance: Instance,
    _ snapshot: LayoutSnapshot
  ) -> [SourceFinding] {
    var groups: [[PlacedLabel]] = []
    var ties: [Set<Tie>] = []
    for label in labels {
      guard let own = self.ties(of: label, snapshot) else { continue }
      if let place = ties.firstIndex(of: own), groups[place][0].isAligned(like: label) {
        groups[place].append(label)
      } else {
        groups.append([label])
        ties.append(own)
      }
    }
    groups.removeAll { $0.count < 2 }
    guard !groups.isEmpty,
      !files(of: instance.declaration).contains(where: { ShownTexts($0.tree).hidesSomething })
    else { return [] }
    return groups.compactMap { group in
      let together = shownTogether(group)
      guard together.count > 1, let last = together.last else { return nil }
      let names = together.map { "`\($0.name)`" }
      return SourceFinding(
        rule: .overlappingContent,
        place: snapshot.items[last.index].origin,
        message: names.dropLast().joined(separator: ", ")
          + " and \(names[names.count - 1]) have the same constraints, so that their texts lie on each other",
        severity: .warning
      )
    }
  }

  /// Those of some labels that get a text, whatever happens, and that nothing hides; of three or more whose texts come from
  /// code that is not there, all.
  private func shownTogether(_ labels: [PlacedLabel]) -> [PlacedLabel] {
    let files = module.files.filter { file in labels.contains { file.text.contains($0.name) } }
    let texts = files.map { ShownTexts($0.tree) }
    let seen = labels.filter { label in
      !files.contains { file in
        ["isHidden", "alpha"].contains { file.text.contains("\(label.name).\($0)") }
      }
    }
    let shown = seen.filter { label in texts.contains { $0.shown.contains(label.name) } }
    let isUnknown = texts.allSatisfy { texts in
      texts.mentioned.isDisjoint(with: labels.map(\.name))
    }
    return isUnknown && seen.count > 2 ? seen : shown
  }

  /// What a constraint says of a label.
  private struct Tie: Hashable {
    var attribute: LayoutAttribute
    var other: Int?
    var otherAttribute: LayoutAttribute
    var relation: Relation
    var constant: Double
    var multiplier: Double
    var priority: Float
  }

  /// What all constraints say of a label; nil where they do not say where it is both ways.
  private func ties(of label: PlacedLabel, _ snapshot: LayoutSnapshot) -> Set<Tie>? {
    var ties: Set<Tie> = []
    var placed: Set<LayoutAxis> = []
    for constraint in snapshot.constraints {
      guard constraint.first == label.index || constraint.second == label.index else { continue }
      // Whatever is tied to it belongs to it.
      guard constraint.source == .app, constraint.first == label.index,
        constraint.second != label.index
      else { return nil }
      ties.insert(
        Tie(
          attribute: constraint.firstAttribute,
          other: constraint.second,
          otherAttribute: constraint.secondAttribute,
          relation: constraint.relation,
          constant: constraint.constant,
          multiplier: constraint.multiplier,
          priority: constraint.priority
        )
      )
      if constraint.second != nil, constraint.relation == .equal, constraint.priority == 1000,
        !constraint.firstAttribute.isSize, let axis = constraint.firstAttribute.axis
      {
        placed.insert(axis)
      }
    }
    return placed.count == 2 ? ties : nil
  }

  // MARK: - Low labels

  /// Labels without a text whose required height holds less lines of their font than they may have.
  private func lowLabels(
    _ labels: [PlacedLabel],
    _ snapshot: LayoutSnapshot,
    _ stored: [Int]
  ) -> [SourceFinding] {
    guard !hasGaps, variant == nil else { return [] }
    return labels.compactMap { each in
      let label = each.label
      guard label.text?.isEmpty != false, !label.adjustsFontSizeToFitWidth, let font = label.font,
        snapshot.items[each.index].missingFont == nil,
        !viewsOfUnknownFonts.contains(ObjectIdentifier(label)),
        !handled.contains(ObjectIdentifier(label)),
        let place = height(of: each.index, snapshot, stored)
      else { return nil }
      let line = Double(font.lineHeight)
      let height = snapshot.constraints[place].constant
      let slack = max(1, line / 5)
      let lines = label.numberOfLines
      // A label cuts off what is above and below its frame; a line in its middle shows its capitals as long as they fit.
      let isTooLow = height < Double(font.capHeight)
      // What is a few letters long takes one line, however many it may have.
      let mayWrap = lines > 1 || lines == 0 && !ViewNames.isShortText(each.name)
      guard height > 0, isTooLow || mayWrap && height < 2 * line - slack else { return nil }
      let start = "the height of `\(each.name)` is \(Self.points(height))"
      let needed = Self.points(isTooLow ? line : 2 * line)
      let most = lines == 0 ? "any number" : "\(lines)"
      return SourceFinding(
        rule: .textTruncated,
        place: snapshot.constraints[place].origin ?? snapshot.items[each.index].origin,
        message: isTooLow
          ? "\(start), and a line of its font needs \(needed): every text is cut off"
          : "\(start), which holds one line: it may have \(most), of which two need \(needed)"
      )
    }
  }

  private static func points(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The only constraint that says how high an item is, where it is required and nothing changes it.
  private func height(of item: Int, _ snapshot: LayoutSnapshot, _ stored: [Int]) -> Int? {
    let heights = snapshot.constraints.indices.filter {
      snapshot.constraints[$0].first == item && snapshot.constraints[$0].second == nil
        && snapshot.constraints[$0].firstAttribute == .height
    }
    guard heights.count == 1, let place = heights.first, !stored.contains(place) else { return nil }
    let constraint = snapshot.constraints[place]
    guard constraint.source == .app, constraint.relation != .greaterThanOrEqual,
      constraint.priority == 1000
    else { return nil }
    return place
  }
}

extension Evaluator.PlacedLabel {
  /// Whether a label shows its text at the same side of the same line as another one.
  @MainActor fileprivate func isAligned(like other: Self) -> Bool {
    func side(_ label: UILabel) -> NSTextAlignment {
      label.textAlignment == .natural ? .left : label.textAlignment
    }
    return label.superview === other.label.superview && side(label) == side(other.label)
  }
}

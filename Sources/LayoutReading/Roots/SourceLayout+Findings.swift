import LayoutEngine
import PlumbDiagnosis
package import PlumbInterfaceBuilder

extension SourceLayout {
  /// The layout for a check, with what can be said of it for certain.
  package func made() -> LayoutChecker.MadeLayout {
    LayoutChecker.MadeLayout(
      root: className,
      snapshot: snapshot,
      findings: circumstance == nil ? stops : stops.map(told),
      isVariant: circumstance != nil,
      judge: judged
    )
  }

  /// The layout and its variants for a check.
  package func allMade() -> [LayoutChecker.MadeLayout] {
    // What hangs in the air before anything happened is no fault of what happens.
    let wasAmbiguous: Set<String> =
      variants.contains { !$0.views.remade.isEmpty } ? ambiguousItems : []
    let ownTexts = textsFromOutside
    let rowWithoutHeight = rowWithoutHeight
    let saidTwice = variants.isEmpty ? [] : saidTwice
    let pilesUp = pilesUp
    /// What has no room in a row without a height has it in one with a height.
    func isAboutRow(_ finding: Finding) -> Bool {
      rowWithoutHeight != nil && Self.rulesOfRoom.contains(finding.rule)
    }
    var own = made()
    if let rowWithoutHeight { own.findings.append(rowWithoutHeight) }
    own.findings += frozenLengths + openOnceFilled
    own.judge = {
      isAboutRow($0) ? nil : judged($0).map { seriousIfText($0, of: ownTexts) }
    }
    return [own]
      + variants.map { variant in
        let contradictions = variant.contradictions
        var made = variant.made()
        // Of lines that pile up as the class is, what happens then is no news.
        if pilesUp { made.findings.removeAll { $0.rule == .constraintsPileUp } }
        let again = pilesUp ? nil : variant.madeByEachFilling
        made.findings += [variant.contentBelowSmallPhone(self), again].compactMap(\.self)
        made.judge = {
          isAboutRow($0) || variant.follows($0, from: contradictions)
            || variant.partsTwins($0, saidTwice)
            || (pilesUp || again != nil) && variant.lineThatSaysTwice($0) != nil
            ? nil : variant.judgedInState($0, wasAmbiguous)
        }
        return made
      } + [madeWithParagraphs].compactMap(\.self)
  }

  /// What is wrong with a layout that a text can break; that it is cut off or leaves a gap is for a person to judge.
  private static let rulesOfTexts: Set<Rule> = [
    .conflict, .overlappingContent, .outsideSuperview, .missingSiblingRelation, .unboundedGrowth,
  ]

  /// The views whose texts come from outside: another sample gave them another one.
  private var textsFromOutside: Set<Int> {
    // What a method sets to one and the same text is not from outside.
    var layouts = variants.filter(\.hasOtherTexts).compactMap(\.snapshot?.items)
    if layouts.count < 2, let items = snapshot?.items { layouts.append(items) }
    guard let first = layouts.first, first.count == snapshot?.items.count else { return [] }
    let differing = layouts.dropFirst().reduce(into: Set<Int>()) { result, others in
      guard others.count == first.count else { return }
      result.formUnion(first.indices.filter { first[$0].text != others[$0].text })
    }
    return differing.subtracting(variants.flatMap(\.views.cut))
  }

  /// A finding about a text that grows: one from outside may have any length, where a literal is known to be short.
  ///
  /// A text that is centered and reaches both edges at once is left to a person.
  private func seriousIfText(_ finding: Finding, of texts: Set<Int>) -> Finding {
    if isShortLiteral(finding, texts) {
      var finding = finding
      finding.severity = .note
      return finding
    }
    guard [.unboundedGrowth, .missingSiblingRelation].contains(finding.rule),
      finding.severity == .note, let item = finding.items.first, texts.contains(item),
      !isCentered(item)
    else { return finding }
    var finding = finding
    finding.severity = .warning
    return finding
  }

  private func isCentered(_ item: Int) -> Bool {
    snapshot?.constraints.contains {
      $0.first == item && $0.firstAttribute == .centerX
        || $0.second == item && $0.secondAttribute == .centerX
    } == true
  }

  /// Whether a finding says what a text in the middle does that the code knows, once it is wider than translations and text
  /// sizes make it.
  private func isShortLiteral(_ finding: Finding, _ texts: Set<Int>) -> Bool {
    guard finding.rule == .unboundedGrowth, finding.severity == .warning, let snapshot,
      let item = finding.items.first, !texts.contains(item), !unfilled.contains(item),
      isCentered(item),
      // What may take more lines was meant to get a longer text.
      snapshot.items[item].textFacts.map({ $0.lineLimit == 1 }) != false,
      let outer = finding.items.dropFirst().last,
      let width = snapshot.items[item].properties.intrinsicWidth, width > 0
    else { return false }
    let facts = snapshot.items[item].textFacts
    // What stands around a button's title stays as wide as it is.
    let text = min(width, facts?.naturalWidth ?? width)
    var widest = Self.widestTranslation * text
    if facts?.followsContentSize == true { widest *= Self.largestText }
    return snapshot.items[outer].frame.width - (width - text) > widest
  }

  /// How many times as wide as now a translation makes a short text at the most.
  private static let widestTranslation = 2.5

  /// How many times as wide as now the largest text size makes a text that follows the text size.
  ///
  /// At that size the body's 17 points are 53, which is 3.1 times as much, but the system font sets large letters closer: its
  /// "Resend" grows from 57 points to 169.
  private static let largestText = 2.95

  private var ambiguousItems: Set<String> {
    guard let snapshot, let solved = try? SolvedLayout(snapshot) else { return [] }
    return Set(
      solved.findings(of: [.ambiguous]).flatMap(\.items).map { snapshot.items[$0].id }
    )
  }

  /// What becomes of a finding in a state that methods switch to.
  private func judgedInState(_ finding: Finding, _ wasAmbiguous: Set<String>) -> Finding? {
    if hasOtherTexts, !Self.rulesOfTexts.contains(finding.rule), !isAboutNewText(finding),
      !isAboutSqueezedText(finding)
    {
      return nil
    }
    if isTurned { return judgedOnceTurned(finding) }
    if isOnSmallPhone { return judgedOnSmallPhone(finding) }
    if isOnWideScreen { return judgedOnWideScreen(finding) }
    guard isOtherState else { return judged(finding) }
    if let late, finding.rule != .conflict || Set(late).isDisjoint(with: finding.constraints) {
      return nil
    }
    var finding = finding
    if finding.rule == .conflict, !Set(stored).isDisjoint(with: finding.constraints) {
      // A row gets another height in another state.
      guard inOtherSizes(finding) != nil else { return nil }
      finding.rule = .contradictingStates
      finding.suggestion =
        "deactivate the constraint of one state before that of the other is activated"
      finding.fixes = []
      return judged(finding)
    }
    guard finding.rule == .ambiguous, coverage == .whole, let snapshot else {
      return judged(finding)
    }
    // Other methods that were not called may make more constraints, but not of a view that was just remade.
    guard let item = finding.items.first(where: { views.remade.contains($0) }),
      !wasAmbiguous.contains(snapshot.items[item].id), contents.isEmpty
    else { return nil }
    finding.rule = .remakeDropsConstraint
    finding.severity = Rule.remakeDropsConstraint.severity
    return told(finding)
  }

  /// Whether a finding says that a text is out of its superview by the sign of a constant.
  ///
  /// An empty label takes no room, so that it is seen with a text alone. Numbers in a badge stay as short as they are.
  private func isAboutNewText(_ finding: Finding) -> Bool {
    guard finding.rule == .outsetOffset, let item = finding.items.first, let snapshot,
      snapshot.items[item].isText
    else { return false }
    return !isNamedAsNumber(item)
  }

  /// Whether a text has the name of one that shows a number, and so stays short.
  private func isNamedAsNumber(_ item: Int) -> Bool {
    let name = snapshot?.items[item].label?.lowercased() ?? ""
    return ["badge", "count", "number"].contains(where: name.contains)
  }

  /// Whether a finding says that others leave a line less than half of its height, so that every text is cut off.
  ///
  /// A label with a height of its own is told as that, whatever its text is.
  private func isAboutSqueezedText(_ finding: Finding) -> Bool {
    guard finding.rule == .textTruncated, let item = finding.items.first, let snapshot,
      let facts = snapshot.items[item].textFacts, facts.lineLimit == 1, !facts.isPlaceholder
    else { return false }
    let hasHeight = snapshot.constraints.contains {
      $0.first == item && $0.second == nil && $0.firstAttribute == .height && $0.source == .app
    }
    return !hasHeight && snapshot.items[item].frame.height < facts.lineHeight / 2
  }

  /// A finding with the circumstance that makes it one; a sign, and too little height for a line, are wrong in all.
  func told(_ finding: Finding) -> Finding {
    var finding = finding
    if hasOtherTexts, [.outsetOffset, .textTruncated].contains(finding.rule) { return finding }
    if let circumstance { finding.message += " (\(circumstance))" }
    return finding
  }

  /// What the program would stop over.
  private var stops: [Finding] {
    let found = sourceFindings.map { each in
      var finding = Finding(
        each.rule,
        in: className,
        at: each.place,
        items: [],
        message: each.message
      )
      finding.severity = each.severity ?? each.rule.severity
      return finding
    }
    // A method that an event calls may stop for want of the app around it: its windows, and who sends the event.
    guard let failure, failsWithOtherSamples, !isOtherState else { return found }
    return found + [
      Finding(
        .stopsInCode,
        in: className,
        at: failure.place ?? location,
        items: [],
        message: "\(className) stops the program: \(failure.message)"
      )
    ]
  }

  /// What becomes of a finding in view of what is not known; nil where nothing can be said.
  ///
  /// A layout that lacks constraints is ambiguous, small and overlapping for no other reason; what conflicts goes on to
  /// conflict with more of them.
  func judged(_ finding: Finding) -> Finding? {
    guard holdsWithOtherSamples(finding), let finding = whenFilled(finding) else { return nil }
    return inOtherSizes(finding).flatMap(withRootView).flatMap(judgedWithPictures)
      .map(withShrinkingFont)
  }

  /// What becomes of a finding of the layout in which what comes later is there.
  func judgedOnceFilled(_ finding: Finding) -> Finding? {
    withRootView(finding).flatMap(judgedWithPictures)
  }

  /// What is said of a text that has too little room, and whose font shrinks without a limit.
  ///
  /// Source: Apple, `UILabel.minimumScaleFactor`: at 0, which is the default, a label does not scale its text down. Labels are seen
  /// to do so all the same.
  private func withShrinkingFont(_ finding: Finding) -> Finding {
    guard finding.rule == .textTruncated, finding.items.first.map(views.shrinking.contains) == true
    else { return finding }
    var finding = finding
    finding.severity = .note
    finding.suggestion =
      "say how far its font may shrink (`minimumScaleFactor`), or give it more room"
    return finding
  }

  /// A finding in a controller whose own view has lost its mask: whatever shows the controller sets the view's frame by the
  /// mask, so that the view wants no constraints, and nothing can be said of what is in it but that constraints conflict.
  private func withRootView(_ finding: Finding) -> Finding? {
    guard let root = views.controllerView, let item = snapshot?.items[root],
      !item.usesAutoresizingMask
    else { return withFrame(finding) }
    guard finding.rule == .ambiguous else {
      return isOpen(root) && !Self.certainRules.contains(finding.rule) ? nil : finding
    }
    guard finding.items.first == root else { return withFrame(finding) }
    guard isConstrained(root) else { return nil }
    var finding = finding
    finding.suggestion =
      "leave `translatesAutoresizingMaskIntoConstraints` of `\(item.label ?? "view")` on: what shows a controller sets the "
      + "frame of its view"
    return finding
  }

  private func isOpen(_ item: Int) -> Bool {
    guard let snapshot, let solved = try? SolvedLayout(snapshot) else { return false }
    return solved.freedoms.contains { $0.item.index == item }
  }

  /// A finding that says that a view is open whose frame the code sets, while its mask is off.
  ///
  /// That UIKit keeps the frame of a view that no constraint is about, not even one for the size of its content, is what
  /// developers report, and no recording settles it: nothing is said of such a view.
  private func withFrame(_ finding: Finding) -> Finding? {
    guard finding.rule == .ambiguous, let item = finding.items.first, views.framed.contains(item)
    else {
      return finding
    }
    guard isConstrained(item) else { return nil }
    var finding = finding
    finding.suggestion =
      "leave `translatesAutoresizingMaskIntoConstraints` on, or give it constraints: without either, the frame "
      + "that the code sets is lost"
    return finding
  }

  /// Whether constraints are about an item, if only for the size of its content.
  private func isConstrained(_ item: Int) -> Bool {
    guard let snapshot else { return false }
    let properties = snapshot.items[item].properties
    return properties.intrinsicWidth != nil || properties.intrinsicHeight != nil
      || snapshot.constraints.contains { $0.first == item || $0.second == item }
  }

  /// What becomes of a finding where pictures and texts are there that come later; nil where they decide on what was open.
  private func whenFilled(_ finding: Finding) -> Finding? {
    guard let snapshot else { return finding }
    switch finding.rule {
    case .ambiguous where !empty.isEmpty || !unfilled.isEmpty:
      let open = found(.ambiguous, in: filled(snapshot))?.first {
        $0.items.first == finding.items.first
      }
      let hasPicture = finding.items.first.map(empty.contains) != true
      return unfilled.isEmpty || open == nil || !hasPicture ? open : finding
    case .equalPriorities where !unfilled.isDisjoint(with: finding.items):
      // By how much they miss is told of them with a word in each.
      return found(.equalPriorities, in: filled(snapshot))?.first {
        Set($0.items) == Set(finding.items)
      }
    case .zeroSize:
      // What is as high as an empty label, such as the one that every cell has, is so until that gets a text.
      guard !isAsLargeAsEmptyText(finding) else { return nil }
      guard !unfilled.isEmpty else { return finding }
      return found(.zeroSize, in: filled(snapshot))?.first {
        $0.items.first == finding.items.first
      }
    default:
      return finding
    }
  }

  private func judgedWithPictures(_ finding: Finding) -> Finding? {
    guard !isPartOfPileUp(finding), !isKeptForChange(finding), !isAboutContentView(finding),
      !isAboutSideView(finding), !isAboutRowAtBottom(finding),
      !isAboutMeasuredText(finding), !isAboutLimitedText(finding), !isEndedByOthers(finding),
      !isAboutTransformed(finding), !isMadeUpForWhileScrolling(finding),
      !isAboutOuterTexts(finding), !isAboutFaintText(finding),
      !isAboutSheet(finding), !isAboutBadge(finding), !isAboutSampleText(finding),
      Set(open).isDisjoint(with: finding.constraints), holdsWithSetContent(finding)
    else { return nil }
    guard coverage == .part || !contents.isEmpty || hasMoreConstraints else {
      return isAboutEmptiness(finding) ? nil : told(finding)
    }
    if let finding = withAnyContent(finding) ?? withAnyStandIn(finding) { return told(finding) }
    // A sign is wrong whatever the view is.
    guard
      finding.rule == .outsetOffset || !mentionsStandIn(finding) || contradictsAsWritten(finding)
    else { return nil }
    guard Self.certainRules.contains(finding.rule) || isToldByStructure(finding) else { return nil }
    guard let condition = conditions.first else { return told(finding) }
    guard conditions.count == 1 else { return nil }
    if isOtherBranch || isAnswered { return told(finding) }
    guard circumstance == nil else { return nil }
    var finding = finding
    let name = condition.split(separator: "`").first.map(String.init) ?? condition
    let holds = !untaken.contains { $0.contains(name) }
    finding.message += " (if `\(name)` \(holds ? "holds" : "does not hold"))"
    return finding
  }

  /// Whether a finding says that a cell's content view is open whose mask is off, which is told as that.
  private func isAboutContentView(_ finding: Finding) -> Bool {
    guard finding.rule == .ambiguous, let item = finding.items.first,
      sourceFindings.contains(where: { $0.rule == .contentViewMask })
    else { return false }
    return snapshot?.items[item].isContentView == true
  }

  /// Whether a finding says that the place of a view is open that a text field puts beside its text, or a button into itself.
  private func isAboutSideView(_ finding: Finding) -> Bool {
    finding.rule == .ambiguous && finding.items.first.map(views.sideViews.contains) == true
  }

  /// Whether a finding says that something is missing that a subclass may add, or code that can reach the view.
  private func isEndedByOthers(_ finding: Finding) -> Bool {
    guard [.ambiguous, .zeroSize].contains(finding.rule) else { return false }
    return hasSubclass || finding.items.first.map(views.reached.contains) == true
  }

  /// Whether a finding says of two labels beside each other that nothing says which one grows, where nobody sees it: the last one
  /// shows its text at its right, so that the texts are at both ends whichever it is.
  private func isAboutOuterTexts(_ finding: Finding) -> Bool {
    guard finding.rule == .equalPriorities, finding.items.count == 2, let snapshot else {
      return false
    }
    let pair = finding.items.sorted { snapshot.items[$0].frame.x < snapshot.items[$1].frame.x }
    let (first, last) = (snapshot.items[pair[0]], snapshot.items[pair[1]])
    let content = pair.reduce(0) { $0 + (snapshot.items[$1].properties.intrinsicWidth ?? 0) }
    return first.frame.maxX <= last.frame.x + 1
      && first.frame.width + last.frame.width >= content - 1
      && views.textsAtLeft.contains(pair[0]) && views.textsAtRight.contains(pair[1])
  }

  /// Whether a finding says that a view with round corners is out of the superview at the bottom that it fills from side to side: a
  /// sheet whose lower corners are to be hidden.
  private func isAboutSheet(_ finding: Finding) -> Bool {
    guard finding.rule == .outsetOffset, finding.items.count == 2, let snapshot,
      let place = finding.constraints.first,
      snapshot.constraints[place].firstAttribute.axis == .vertical
    else { return false }
    let (inner, outer) = (snapshot.items[finding.items[0]], snapshot.items[finding.items[1]])
    return views.rounded.contains(finding.items[0]) && inner.parent == finding.items[1]
      && abs(inner.frame.x) < 1 && abs(inner.frame.width - outer.frame.width) < 1
  }

  /// Whether a finding says that a centered label with a colour of its own is partly out of the view that it marks, as "LIVE"
  /// on the edge of a picture is, or one that has no number yet.
  private func isAboutBadge(_ finding: Finding) -> Bool {
    guard finding.rule == .outsetOffset, let item = finding.items.first, let snapshot else {
      return false
    }
    if snapshot.items[item].isText, snapshot.items[item].text?.isEmpty != false,
      isNamedAsNumber(item)
    {
      return true
    }
    guard views.filledLabels.contains(item), isCentered(item) else { return false }
    return snapshot.items[item].parent != 0
  }

  /// Whether a finding says that a text is cut off which another one takes the place of before anybody sees it.
  private func isAboutSampleText(_ finding: Finding) -> Bool {
    finding.rule == .textTruncated && finding.items.first.map(views.refilled.contains) == true
  }

  /// Whether a finding says that a text covers others, or goes beyond something, that is too faint to be read.
  private func isAboutFaintText(_ finding: Finding) -> Bool {
    [.missingSiblingRelation, .overlappingContent, .unboundedGrowth].contains(finding.rule)
      && !Set(views.faint).isDisjoint(with: finding.items.prefix(2))
  }

  /// Whether a finding says where a view is that is shown turned, or moved.
  private func isAboutTransformed(_ finding: Finding) -> Bool {
    [.outsideSuperview, .overlappingContent, .unboundedGrowth].contains(finding.rule)
      && finding.items.first.map(views.transformed.contains) == true
  }

  /// Whether a finding says what a longer text does whose size the code measures, and takes into its constraints.
  private func isAboutMeasuredText(_ finding: Finding) -> Bool {
    if finding.rule == .fixedTextHeight, usesFontMetrics { return true }
    return
      [.unboundedGrowth, .missingSiblingRelation, .fixedTextHeight].contains(finding.rule)
      && finding.items.first.map(views.measured.contains) == true
  }

  /// Whether a finding says what a longer text does where code cuts it off after some letters, or where something that is not known
  /// may limit it.
  private func isAboutLimitedText(_ finding: Finding) -> Bool {
    [.unboundedGrowth, .missingSiblingRelation].contains(finding.rule)
      && finding.items.first.map { views.cut.contains($0) || views.handed.contains($0) } == true
  }

  /// Whether a finding is about constraints as they are written, whatever texts and pictures come to be in their views.
  ///
  /// A mask may be turned off by code that was not understood, and constraints may be missing there for that reason alone.
  private func isToldByStructure(_ finding: Finding) -> Bool {
    switch finding.rule {
    case .outsetOffset: return true
    case .textTruncated: return holdsTextDownItself(finding)
    case .overlappingContent, .outsideSuperview: return isBelowUnknownSuperclass(finding)
    case .autoresizingMask, .redundantConstraint, .arrangedConstraint, .farRelatives,
      .tiedOutsideScroll:
      return hasWholeStructure
    case .ambiguous:
      return hasStructureOfItsOwn && isOpenBesideStandIns(finding) && !hasMoreConstraints
        && circumstance == nil
    default: return false
    }
  }

  /// Whether a finding is about a view that has a length of a text which has no character yet.
  private func isAsLargeAsEmptyText(_ finding: Finding) -> Bool {
    guard let item = finding.items.first, let snapshot else { return false }
    return snapshot.constraints.contains { constraint in
      guard constraint.firstAttribute.isSize, constraint.source == .app,
        let second = constraint.second, [constraint.first, second].contains(item)
      else { return false }
      let other = snapshot.items[constraint.first == item ? second : constraint.first]
      return other.isText && other.text?.isEmpty != false
    }
  }

  /// The places of the texts among the snapshot's items that have no character yet, and so no size.
  private var unfilled: Set<Int> {
    guard let items = snapshot?.items else { return [] }
    return Set(
      items.indices.filter {
        items[$0].isText && items[$0].properties.intrinsicWidth == 0
          && items[$0].properties.intrinsicHeight == 0
      }
    )
  }

  /// The layout in which each picture view without a picture has one, and each empty text a word; a cell is as high as it
  /// wants to be with them.
  func filled(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    let filled = withWords(snapshot)
    return unfilled.isEmpty || !filled.isCell ? filled : filled.withHeightOfContent()
  }

  /// The layout in which each picture view without a picture has one, and each empty text a word.
  func withWords(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    var filled = snapshot
    for place in unfilled.union(empty) {
      filled.items[place].properties.intrinsicWidth = 24
      filled.items[place].properties.intrinsicHeight = views.lineHeights[place] ?? 24
    }
    return filled
  }

  /// Whether a finding says of constraints of one line that they are there twice, where it is told that they pile up: of this
  /// class, or of that of a view in it.
  private func isPartOfPileUp(_ finding: Finding) -> Bool {
    guard let line = lineThatSaysTwice(finding) else { return false }
    return pilesUp || repeatedLines.contains(line)
  }

  /// Whether it is told that constraints pile up.
  private var pilesUp: Bool { sourceFindings.contains { $0.rule == .constraintsPileUp } }

  /// The only line of constraints of which a finding says that they are there twice; nil for others.
  private func lineThatSaysTwice(_ finding: Finding) -> SourceLocation? {
    guard finding.rule == .redundantConstraint, let snapshot else { return nil }
    let lines = Set(finding.constraints.map { snapshot.constraints[$0].origin })
    return lines.count == 1 ? lines.first.flatMap(\.self) : nil
  }

  /// Whether a finding says that others imply a constraint which a property holds: code that keeps it changes it.
  private func isKeptForChange(_ finding: Finding) -> Bool {
    finding.rule == .redundantConstraint && finding.severity == .note
      && finding.constraints.first.map(stored.contains) == true
  }

  /// Whether a finding hangs on a picture view whose picture comes later.
  ///
  /// What is open does not: it was looked for with a picture in the view. Nor does a sign, which is wrong with any picture.
  private func isAboutEmptiness(_ finding: Finding) -> Bool {
    ![.ambiguous, .outsetOffset].contains(finding.rule)
      && !Self.certainRules.contains(finding.rule)
      && !Set(empty).isDisjoint(with: finding.items)
  }

  /// Whether a finding is a conflict of constraints that the code requires itself, but for the width of the whole: no class of a
  /// view among them can undo it.
  ///
  /// A screen has its height from outside as well, and what it puts into a stack view it means to show.
  /// A length alone that cannot be may have been asked of the view itself.
  private func contradictsAsWritten(_ finding: Finding) -> Bool {
    guard finding.rule == .conflict, let snapshot else { return false }
    let isScreen = self.views.controllerView != nil
    let views = Set(standIns)
    let members = finding.constraints.map { snapshot.constraints[$0] }
    return members.count { $0.source == .app } > 1
      && members.allSatisfy { member in
        if member.source == .app { return member.priority >= 1000 }
        if isScreen, member.source == .stackView, member.priority >= 1000 { return true }
        return (isScreen || member.firstAttribute.axis == .horizontal)
          && !views.contains(member.first) && member.second.map(views.contains) != true
      }
  }

  /// The rules whose findings stay true when more constraints come to a layout.
  private static let certainRules: Set<Rule> = [
    .conflict, .contradictingStates, .mixedDirection, .marginToMargin,
  ]
}

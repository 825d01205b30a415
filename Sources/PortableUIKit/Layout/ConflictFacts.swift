internal import LayoutEngine
internal import PlumbLog

/// What a message says of a conflict.
@MainActor
struct ConflictFacts {
  private let host: LayoutHost
  private let conflict: LayoutConflict
  /// The constraints of the list, then those of further sets; without ties of distances.
  private var entries: [Entry] = []
  /// The place of a constraint in `entries`.
  private var places: [ObjectIdentifier: Int] = [:]
  private var listedCount = 0
  private var sets: [ConflictSum] = []
  private var isComplete = true
  private var isAnalysed = false

  /// A constraint that the message names.
  private struct Entry {
    var subject: LayoutConflict.Subject
    var constraint: NSLayoutConstraint
    var share = 0.0
    var endsConflict: Bool?
    var change: Double?
  }

  init(_ conflict: LayoutConflict, _ analysis: LayoutConflictAnalysis?, in host: LayoutHost) {
    self.host = host
    self.conflict = conflict
    add(conflict)
    listedCount = entries.count
    guard let analysis else { return }
    isAnalysed = true
    isComplete = analysis.isComplete
    for set in analysis.sets.dropFirst() { add(set) }
    // Of two entries for one subject the first, as lists are short of such.
    let named = Dictionary(
      entries.enumerated().map { ($1.subject, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for remedy in analysis.remedies {
      guard let index = named[remedy.subject] else { continue }
      entries[index].endsConflict = remedy.endsConflict
      entries[index].change = remedy.change
    }
  }

  /// Adds a set, and the constraints that are new in it.
  private mutating func add(_ set: LayoutConflict) {
    var sum = ConflictSum(members: [], shares: [], silentRules: [], excess: set.excess)
    for member in inOrderOfActivation(set.members) {
      if case .nonNegative(let item, let axis) = member.subject {
        guard let object = host.object(item)?.object else { continue }
        sum.silentRules.append(
          .init(
            item: .init(object),
            quantity: axis == .horizontal ? "width" : "height",
            isSize: true,
            weight: abs(member.multiplier)
          )
        )
        continue
      }
      guard let constraint = host.constraint(for: member.subject) else { continue }
      let offset = constraint as? OffsetConstraint
      // What ties a distance to its anchors adds up to nothing with what the distance is too long.
      guard offset?.isTie != true else { continue }
      let reach = offset.map { Double($0.reachInRow) } ?? 0
      let share = member.share - member.multiplier * reach
      if let known = places[ObjectIdentifier(constraint)] {
        sum.members.append(known)
      } else {
        sum.members.append(entries.count)
        places[ObjectIdentifier(constraint)] = entries.count
        entries.append(Entry(subject: member.subject, constraint: constraint, share: share))
      }
      sum.shares.append(share)
    }
    sets.append(sum)
  }

  /// The order of UIKit's list: constraints as they became active, what the system adds behind them
  /// (observed: in 745 of 762 recorded conflicts; in the others UIKit lists another smallest set).
  private func inOrderOfActivation(_ members: [LayoutConflict.Member]) -> [LayoutConflict.Member] {
    let ranked = members.enumerated().map { position, member in
      let constraint = host.constraint(for: member.subject)
      let rank = constraint.map { $0.owner == nil ? Int.max : $0.activation } ?? Int.max
      return (rank: rank, position: position, member: member)
    }
    return ranked.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.map(\.member)
  }

  // MARK: - The report

  func report(repetition: Int) -> UnsatisfiableConstraints {
    let broken = conflict.brokenSubject.flatMap(host.constraint)
    let listed = entries.prefix(listedCount)
    let addendum =
      repetition == 0 ? addendum(broken) : ["Plumb: as before (\(repetition + 1) times)"]
    let texts = listed.map(\.constraint.description)
    let message = ConflictMessage(
      constraints: texts,
      broken: broken?.description,
      addendum: addendum
    )
    return UnsatisfiableConstraints(
      hostView: host.root,
      members: zip(listed, texts).map { entry, text in
        UnsatisfiableConstraints.Member(
          constraint: entry.constraint,
          text: text,
          sourcePlace: entry.constraint.sourcePlace,
          share: entry.share,
          endsConflict: entry.endsConflict,
          fittingConstant: fittingConstant(entry).map { CGFloat($0) }
        )
      },
      excess: conflict.excess,
      minimalSets: sets.map { $0.members.map { entries[$0].constraint } },
      brokenConstraint: broken,
      message: message.text,
      addendum: addendum,
      isRepeated: repetition > 0
    )
  }

  /// The lines behind UIKit's message.
  private func addendum(_ broken: NSLayoutConstraint?) -> [String] {
    var lines = sets.map { "Plumb: " + ConflictWording.sum($0) }
    if !isComplete { lines.append("  there may be more smallest sets") }
    lines += entries.indices.compactMap(entryLine)
    if let broken, let index = places[ObjectIdentifier(broken)],
      (isAnalysed && isComplete) || sets.contains(where: { !$0.members.contains(index) })
    {
      lines.append("  " + ConflictWording.outcome(ofBreaking: index, in: sets))
    }
    if !isAnalysed {
      lines.append("  what would end it was not looked for: the layout has too many conflicts")
    }
    return lines + remedies
  }

  /// Where a constraint comes from; nothing for one of the app's whose line is not known.
  private func entryLine(_ index: Int) -> String? {
    let entry = entries[index]
    var parts: [String] = []
    if let place = entry.constraint.sourcePlace { parts.append("\(place.file):\(place.line)") }
    if entry.constraint is NSContentSizeLayoutConstraint {
      parts.append("the size of the content")
    } else if let words = entry.constraint.source.words {
      parts.append(words)
    }
    if index >= listedCount { parts.append(entry.constraint.description) }
    guard !parts.isEmpty else { return nil }
    return "  \(index + 1)  " + parts.joined(separator: "  ")
  }

  // MARK: - Remedies

  /// The smallest changes that end the conflict.
  private var remedies: [String] {
    let own = entries.indices.filter { entries[$0].constraint.source.isOwn }
    let ending = own.filter { entries[$0].endsConflict == true }
    guard !ending.isEmpty else { return [] }
    let names = ending.prefix(4).map(name)
    let list = Self.list(names)
    var lines = ["  to end it, remove \(list), or lower its priority to 999"]
    let constants = ending.prefix(4).compactMap { index in
      fittingConstant(entries[index]).map { value in
        "\(name(index)) \(entries[index].constraint.relation.limit(ConflictWording.number(value)))"
      }
    }
    if !constants.isEmpty { lines.append("  or give " + Self.list(constants)) }
    return lines
  }

  private func name(_ index: Int) -> String {
    "\(index + 1)" + (entries[index].constraint.identifier.map { " '\($0)'" } ?? "")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The constant with which the conflict ends, for constraints that the app can change.
  private func fittingConstant(_ entry: Entry) -> Double? {
    guard entry.constraint.source.isOwn, let change = entry.change else { return nil }
    return Double(entry.constraint.constant) + change
  }
}

extension NSLayoutConstraint.Relation {
  /// The constants that are as good as a fitting one.
  fileprivate func limit(_ number: String) -> String {
    switch self {
    case .equal: "the constant \(number)"
    case .lessThanOrEqual: "a constant ≥ \(number)"
    case .greaterThanOrEqual: "a constant ≤ \(number)"
    }
  }
}

extension ConstraintSource {
  /// Whether it is the app's to change.
  fileprivate var isOwn: Bool { self == .app || self == .interfaceBuilder }

  /// Who made a constraint that is not the app's.
  fileprivate var words: String? {
    switch self {
    case .app: nil
    case .autoresizingMask: "an autoresizing mask"
    case .encapsulatedSize: "what the host gives"
    case .marginsGuide: "layout margins"
    case .safeAreaGuide: "the safe area"
    case .systemGuide: "a guide"
    case .stackView: "a stack view"
    case .scrollView: "a scroll view"
    case .interfaceBuilder: "Interface Builder"
    }
  }
}

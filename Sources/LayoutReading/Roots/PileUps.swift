import LayoutEngine
import PlumbDiagnosis
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Lines that make one more constraint each time that the layout is brought up to date, or that a view of a list is used
  /// again.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - view: Its view.
  ///   - first: The layout as it is.
  ///   - capture: Captures it anew.
  /// - Returns: The findings; none where no method that UIKit calls again makes constraints.
  /// - Throws: ``Interruption``.
  func pileUps(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws -> [SourceFinding] {
    let repeating = Self.repeatedMethods.filter {
      override($0, of: instance.declaration).map {
        mayLayOut($0.syntax, among: Self.repeatedMakers)
      } == true
    }
    if !repeating.isEmpty {
      let isOfUpdates = repeating.allSatisfy { $0.hasSuffix("Constraints()") }
      let occasion: Occasion =
        repeating == ["updateProperties()"] ? .properties : isOfUpdates ? .update : .layout
      let found = try growth(of: instance, first, occasion, capture) {
        (instance.host as? UIViewController)?.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      if !found.isEmpty { return hasTakenAway ? [] : found }
    }
    let ofTraits = try pileUpsOfTraits(of: instance, view, first, capture)
    if !ofTraits.isEmpty { return ofTraits }
    let ofEvents = try pileUpsOfEvents(of: instance, view, first, capture)
    if !ofEvents.isEmpty { return ofEvents }
    return try pileUpsOfReuse(of: instance, view, first, capture)
  }

  /// Lines of `prepareForReuse()`, and of methods and properties that fill a view of a list, which make more constraints for each
  /// row that the view comes to show.
  ///
  /// Nothing is said of code that was not understood whole and may take away what it made before.
  private func pileUpsOfReuse(
    of instance: Instance,
    _ view: UIView,
    _ first: LayoutSnapshot,
    _ capture: () -> LayoutSnapshot
  ) throws -> [SourceFinding] {
    guard
      view is UITableViewCell || view is UICollectionReusableView
        || view is UITableViewHeaderFooterView
    else { return [] }
    let reuse = override("prepareForReuse()", of: instance.declaration)
    let filling =
      filledBy + unreached(instance.declaration).filter(Self.isConfiguring)
    let used = filling.filter { !$0.signature.parameters.isEmpty }
    let set = propertiesMaking(instance.declaration)
    guard !mayTakeAway(instance.declaration),
      !set.isEmpty
        || (used + [reuse].compactMap(\.self)).contains(where: {
          mayLayOut($0.syntax, among: Self.repeatedMakers)
        })
    else { return [] }
    let found = try growth(of: instance, first, .reuse, capture) {
      if let reuse { _ = try call(reuse, on: .object(instance), []) }
      for function in used { try callWithEachAnswer(function, instance) }
      for property in set { try fillWithEachAnswer(property, instance) }
      try runMainQueue()
      view.layoutIfNeeded()
    }
    return mayTakeAway(instance.declaration) ? [] : found
  }

  /// Whether what is missing, other than who fills the view, may take away constraints.
  ///
  /// Of a class that is there with all its superclasses, and in which nothing is removed or switched off, the parts that are not
  /// known can at most add to what is there, unless a condition that is not known decides whether anything is made.
  func mayTakeAway(_ type: TypeDeclaration, besides hook: FunctionDeclaration? = nil) -> Bool {
    let known = filledBy + [hook].compactMap(\.self)
    let filled = Set(known.map { $0.file.place(of: $0.syntax) })
    let gaps = notes.filter { note in
      note.kind != .content && note.kind != .exception
        && note.place.map(filled.contains) != true
    }
    guard !gaps.isEmpty else { return false }
    guard gaps.allSatisfy({ $0.kind == .unknown }), !hasUnknownSuperclass(type) else { return true }
    return files(of: type).contains { file in
      mentionedNames(in: file).contains(where: Self.takesAway)
        || SwitchingOff.isFound(in: file)
    }
  }

  /// Whether a name is one of something that removes views or constraints, by the looks of it.
  private static func takesAway(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return !harmlessRemovals.contains(name)
      && ["remove", "deactivate", "remake", "uninstall", "reset", "clean"].contains(
        where: lowered.contains
      ) || name.hasPrefix("clear") && name != "clear"
  }

  private static let harmlessRemovals: Set<String> = [
    "removeFromSuperlayer", "removeAllAnimations", "removeAnimation", "removeTarget",
    "removeObserver", "removeGestureRecognizer",
  ]

  /// The lines of which there are more constraints after each of two turns.
  ///
  /// Of a method that UIKit calls each time, those are meant of which there are more whichever branches it takes where that is not
  /// known. Filling a view goes one way for some values and another one for others, and adds to the layout in each.
  func growth(
    of instance: Instance,
    _ first: LayoutSnapshot,
    _ occasion: Occasion,
    _ capture: () -> LayoutSnapshot,
    _ turn: () throws -> Void
  ) throws -> [SourceFinding] {
    hasTakenAway = false
    let decided = openDecisions
    let counts = try self.counts(from: Self.counts(first), capture, turn)
    var growing = Self.growing(counts)
    let isOpen = openDecisions > decided && [.layout, .update, .properties].contains(occasion)
    if isOpen, !growing.isEmpty, let last = counts.last {
      takesOtherBranches = true
      defer { takesOtherBranches = false }
      let others = Self.growing(try self.counts(from: last, capture, turn))
      growing = growing.filter { others[$0.key] != nil }
    }
    return growing.keys.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.prefix(1).map { place in
      SourceFinding(
        rule: .constraintsPileUp,
        place: place,
        message: Self.words(
          for: instance.declaration.name,
          occasion,
          counts.map { $0[place] ?? 0 },
          otherLines: growing.count - 1
        )
      )
    }
  }

  /// The numbers of constraints of each line before and after each of two turns.
  private func counts(
    from first: [LayoutEngine.SourceLocation: Int],
    _ capture: () -> LayoutSnapshot,
    _ turn: () throws -> Void
  ) throws -> [[LayoutEngine.SourceLocation: Int]] {
    var counts = [first]
    for _ in 0..<2 {
      try turn()
      counts.append(Self.counts(capture()))
    }
    return counts
  }

  /// The lines of which there are more constraints each time.
  private static func growing(
    _ counts: [[LayoutEngine.SourceLocation: Int]]
  ) -> [LayoutEngine.SourceLocation: Int] {
    counts[2].filter { place, count in
      let before = counts[1][place] ?? 0
      return count > before && before > counts[0][place] ?? 0
    }
  }

  /// When constraints are made again.
  enum Occasion: Equatable {
    /// A method is called that fills a view, by its name with labels.
    case filling(String)
    case layout
    case update
    case properties
    case reuse
    case traits
    case selection
    case highlight
    case appearance
    case removal
    case windowLoss

    /// How often it comes, and what it is called.
    var words: (each: String, one: String) {
      switch self {
      case .filling(let name): ("each time `\(name)` is called", "call")
      case .layout: ("each time it is laid out", "layout")
      case .update: ("each time its constraints are updated", "update")
      case .properties: ("each time its properties are updated", "update")
      case .reuse: ("each time it is used again", "use")
      case .traits: ("each time its traits change", "change")
      case .selection: ("each time it is selected or deselected", "change")
      case .highlight: ("each time it is touched or let go", "change")
      case .appearance: ("each time it appears", "appearance")
      case .removal: ("also when it is taken out of its superview", "change of it")
      case .windowLoss: ("also when it is taken out of its window", "change of it")
      }
    }
  }

  /// What piles up, in a sentence, from the numbers of constraints of a line at first and after each of two turns.
  nonisolated static func words(
    for name: String,
    _ occasion: Occasion,
    _ counts: [Int],
    otherLines: Int
  ) -> String {
    let made = counts[2] - counts[1]
    let isOne = made == 1 && otherLines == 0
    let others = otherLines == 0 ? "" : " and of \(number(otherLines)) more"
    let what = isOne ? "this constraint" : "the constraints of this line\(others)"
    return
      "\(name) makes \(what) anew \(occasion.words.each): every \(occasion.words.one) adds another "
      + (isOne ? "one" : "copy of each")
  }

  /// A small number in words.
  nonisolated private static func number(_ number: Int) -> String {
    let words = [
      "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  static let repeatedMakers: Set<String> = [
    "makeConstraints", "activate", "constraint", "NSLayoutConstraint", "isActive", "constraints",
  ]

  /// The methods that UIKit calls each time that a layout is brought up to date.
  static let repeatedMethods = [
    "layoutSubviews()", "updateConstraints()", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "updateViewConstraints()", "updateProperties()",
  ]

  private static func counts(_ snapshot: LayoutSnapshot) -> [LayoutEngine.SourceLocation: Int] {
    var result: [LayoutEngine.SourceLocation: Int] = [:]
    for constraint in snapshot.constraints where constraint.source == .app {
      if let place = constraint.origin { result[place, default: 0] += 1 }
    }
    return result
  }
}

/// Finds code that may switch a constraint off: `top.isActive = isOpen`.
private final class SwitchingOff: SyntaxVisitor {
  private var isFound = false

  static func isFound(in file: SourceFile) -> Bool {
    let finder = SwitchingOff(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.isFound
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self),
      let access = node.leftOperand.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isActive", access.base.map(isNew) != true,
      node.rightOperand.as(BooleanLiteralExprSyntax.self)?.literal.text != "true"
    {
      isFound = true
    }
    return .visitChildren
  }

  /// Whether an expression makes a constraint: one that was never active, so that switching it off takes nothing away.
  private func isNew(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let callee = call.calledExpression
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "constraint"
      || callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSLayoutConstraint"
  }
}

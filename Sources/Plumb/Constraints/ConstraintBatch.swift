#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What stands ready to be installed together.
///
/// Everything is made and checked first. Only then is anything installed, all of it at once.
@MainActor
struct ConstraintBatch {
  /// What keeps the batch from being installed.
  var problems: [LayoutIssue] = []
  /// What should be known of constraints that are installed nevertheless.
  var advice: [LayoutIssue] = []
  /// Sets that come into force or go.
  var switchings: [ConstraintSwitching] = []
  private var constraints: [NSLayoutConstraint] = []
  private var retired: [NSLayoutConstraint] = []

  /// Adds what a block described for one item.
  ///
  /// The descriptions are marked as recorded, and are to be recorded once the batch is installed.
  ///
  /// - Returns: All attributes that the block speaks of.
  mutating func add(
    _ descriptions: [Constraint],
    for receiver: borrowing Receiver
  ) -> ConstraintAttributes {
    var described: ConstraintAttributes = []
    constraints.reserveCapacity(constraints.count + descriptions.count)
    for constraint in descriptions {
      constraint.build(for: receiver, &problems)
      constraint.isRecorded = true
      described.formUnion(constraint.attributes)
      constraint.appendMade(to: &constraints)
      constraint.advise(receiver, &advice)
    }
    return described
  }

  /// Adds layout constraints that are checked already, and takes others away.
  mutating func add(_ new: [LayoutConstraint], retiring old: [NSLayoutConstraint]) {
    constraints += new as [NSLayoutConstraint]
    retired += old
  }

  /// Installs the batch, or says what is in the way.
  ///
  /// - Returns: Whether the batch was installed.
  @discardableResult
  func commit() -> Bool {
    guard problems.isEmpty else {
      for problem in problems { report(problem) }
      return false
    }
    if !retired.isEmpty { NSLayoutConstraint.deactivate(retired) }
    NSLayoutConstraint.activate(constraints)
    for switching in switchings { switching.finish() }
    for issue in advice { report(issue) }
    return true
  }
}

extension ConstraintMaker {
  /// Runs a block that describes constraints, and answers the maker with the descriptions.
  static func describe(
    _ item: any LayoutConstraintItem,
    file: String,
    line: UInt,
    _ closure: (ConstraintMaker) -> Void
  ) -> ConstraintMaker {
    let maker = ConstraintMaker(item, file: file, line: line)
    closure(maker)
    maker.close()
    return maker
  }

  // MARK: - What a block is for

  static func prepare(
    _ item: any LayoutConstraintItem,
    file: String,
    line: UInt,
    _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = describe(item, file: file, line: line, closure)
    var batch = ConstraintBatch()
    let receiver = maker.receiver
    // Whoever activates constraints by hand decides on conditions by hand too.
    let all = maker.descriptions + maker.conditions.flatMap(\.constraints)
    for constraint in all {
      constraint.build(for: receiver, &batch.problems)
      constraint.advise(receiver, &batch.advice)
    }
    // A superview may come later.
    for problem in batch.problems where !problem.kind.dependsOnHierarchy { report(problem) }
    for issue in batch.advice { report(issue) }
    return all
  }

  static func update(
    _ item: any LayoutConstraintItem,
    file: String,
    line: UInt,
    _ closure: (ConstraintMaker) -> Void
  ) {
    let maker = describe(item, file: file, line: line, closure)
    maker.record.removeDeadConstraints()
    guard !maker.record.standing.isEmpty else { return install(maker) }
    var update = ConstraintUpdate(maker)
    update.commit()
  }

  static func remake(
    _ item: any LayoutConstraintItem,
    file: String,
    line: UInt,
    _ closure: (ConstraintMaker) -> Void
  ) {
    let maker = describe(item, file: file, line: line, closure)
    maker.record.removeDeadConstraints()
    guard !maker.record.isEmpty else { return install(maker) }
    ConstraintRemake(maker).commit()
  }

  static func remove(_ item: AnyObject) {
    guard let record = ItemRecord.existing(of: item) else { return }
    let sets = record.sets
    record.add([], removing: sets)
    record.activeState = nil
    let all = record.removeAll() + sets.flatMap(\.constraints)
    NSLayoutConstraint.deactivate(all.flatMap { $0.made })
    record.restoreMask()
  }

  // MARK: - Installing

  /// Installs what was described for one item.
  static func install(_ maker: ConstraintMaker) {
    var batch = ConstraintBatch()
    maker.add(to: &batch)
    maker.finish(batch.commit())
  }

  /// Installs what was described for several items, all of it or nothing.
  static func install(_ makers: [ConstraintMaker]) {
    var batch = ConstraintBatch()
    for maker in makers { maker.add(to: &batch) }
    let isInstalled = batch.commit()
    for maker in makers { maker.finish(isInstalled) }
  }

  private func add(to batch: inout ConstraintBatch) {
    let receiver = receiver
    let described = batch.add(descriptions, for: receiver)
    if !described.isDisjoint(with: .sided) { batch.advise(mixing: described, in: self) }
    if !conditions.isEmpty { batch.add(conditions, for: receiver) }
  }

  private func finish(_ isInstalled: Bool) {
    guard isInstalled else {
      for constraint in descriptions { constraint.isRecorded = false }
      return
    }
    record.appendMarked(descriptions)
    if !conditions.isEmpty { record.add(conditions) }
  }
}

extension LayoutIssue.Kind {
  /// Whether the same description may be right once the views are in their places.
  fileprivate var dependsOnHierarchy: Bool {
    self == .noSuperview || self == .noCommonAncestor || self == .missingItem
  }
}

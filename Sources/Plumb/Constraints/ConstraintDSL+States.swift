#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// MARK: - Sets of constraints with a name

extension ConstraintMakingDSL {
  /// Describes constraints that hold while a state is switched on.
  ///
  ///     card.snp.state("collapsed") { $0.height.equalTo(80) }
  ///     card.snp.state("expanded") { $0.height.equalTo(300) }
  ///     card.snp.activate(state: "expanded")
  ///
  /// Nothing is installed before ``activate(state:file:line:)``. A second description of the same
  /// state takes the place of the first.
  public func state(
    _ name: String,
    file: String = #fileID,
    line: UInt = #line,
    _ closure: (ConstraintMaker) -> Void
  ) {
    ConstraintMaker.describe(item, file: file, line: line, closure).define(state: name)
  }

  /// Switches a state on, and the one before it off, as one change of the layout.
  ///
  /// With nil no state is on. Where a constraint of the state cannot be made, everything stays.
  public func activate(state name: String?, file: String = #fileID, line: UInt = #line) {
    ConstraintMaker.activate(state: name, of: [item], file: file, line: line)
  }

  /// The name of the state that is on.
  public var activeState: String? { ItemRecord.existing(of: item)?.activeState }
}

extension ConstraintMaker {
  /// Takes what was described as a state.
  func define(state name: String) {
    let receiver = receiver
    let old = record.sets.filter { $0.state == name }
    let new =
      [ConstraintSet(state: name, descriptions)]
      + conditions.map { ConstraintSet(state: name, condition: $0.condition, $0.constraints) }
    var batch = ConstraintBatch()
    for constraint in new.flatMap(\.constraints) { constraint.advise(receiver, &batch.advice) }
    for set in old { batch.turnOff(set, receiver) }
    batch.bring(new, of: receiver, to: record.activeState)
    guard batch.commit() else { return }
    record.add(new, removing: old)
  }

  /// Switches a state of several items as one change.
  static func activate(
    state name: String?,
    of items: [any LayoutConstraintItem],
    file: String,
    line: UInt
  ) {
    let receivers = items.map { Receiver($0) }
    if let name, !receivers.contains(where: { $0.record.sets.contains { $0.state == name } }) {
      let known = receivers.flatMap { $0.record.sets.compactMap(\.state) }
      report(
        LayoutIssue(
          kind: .unknownState,
          message: """
            \(receivers.map { itemName($0.object) }.joined(separator: ", ")) has no state \
            "\(name)", only: \(Set(known).sorted().joined(separator: ", ")); nothing was changed
            """,
          file: file,
          line: line
        )
      )
      return
    }
    var batch = ConstraintBatch()
    for receiver in receivers {
      batch.bring(receiver.record.sets.filter { $0.state != nil }, of: receiver, to: name)
    }
    guard batch.commit() else { return }
    for receiver in receivers { receiver.record.activeState = name }
  }
}

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What a `snp` block describes constraints with.
///
///     view.snp.makeConstraints { make in
///       make.top.leading.equalToSuperview().inset(8)
///       make.width.lessThanOrEqualTo(other).multipliedBy(0.5).priority(.high)
///     }
///
/// Each access to an attribute of the maker begins a new description.
@preconcurrency @MainActor
public final class ConstraintMaker {
  /// The view or guide that the block describes.
  public let item: any LayoutConstraintItem

  let receiver: Receiver
  /// Where the block is, as `Module/File.swift`.
  let file: String
  /// The line where the block begins.
  let line: UInt
  private(set) var descriptions: [Constraint] = []
  private(set) var conditions: [ConstraintSet] = []
  private var isOpen = true
  /// A stage that serves one description after the other, as long as nobody keeps it.
  private var stage: ConstraintMakerExtendable?

  init(_ item: any LayoutConstraintItem, file: String, line: UInt) {
    self.item = item
    self.file = file
    self.line = line
    receiver = Receiver(item)
    if let view = receiver.view { receiver.record.stopTranslatingMask(of: view) }
  }

  /// Begins a description.
  func describe(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let constraint = Constraint(receiver.record.reference, attributes, file: file, line: line)
    if isOpen {
      descriptions.append(constraint)
    } else {
      constraint.isFrozen = true
    }
    if isKnownUniquelyReferenced(&stage), let stage {
      stage.begin(constraint)
      return stage
    }
    let stage = ConstraintMakerExtendable(constraint)
    if isOpen { self.stage = stage }
    return stage
  }

  /// Ends the block: what was related to nothing is left out, with a word about it.
  func close() {
    isOpen = false
    stage = nil
    dropUnrelated()
  }

  private func dropUnrelated() {
    guard descriptions.contains(where: { $0.side == .nothing }) else { return }
    for constraint in descriptions where constraint.side == .nothing {
      report(
        constraint.issue(
          .unrelatedAttribute,
          """
          \(itemName(receiver.object)).\(constraint.attributes.names) was described but related to \
          nothing, so no constraint was made of it
          """
        )
      )
    }
    descriptions.removeAll { $0.side == .nothing }
  }

  /// Collects what `body` describes apart from the rest of the block.
  func collect(_ body: () -> Void) -> [Constraint] {
    let outer = descriptions
    descriptions = []
    body()
    dropUnrelated()
    let inner = descriptions
    descriptions = outer
    return inner
  }

  func append(_ condition: ConstraintSet) {
    conditions.append(condition)
  }

  /// Whether the block speaks of left or right, or of leading or trailing sides.
  var mixesDirections: Bool {
    descriptions.contains { !$0.attributes.isDisjoint(with: .sided) }
  }
}

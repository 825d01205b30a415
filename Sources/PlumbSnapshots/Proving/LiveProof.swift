#if !canImport(Darwin)

import LayoutEngine
import PlumbDiagnosis
import PortableUIKit
import UIKit

/// A proof about a live layout: its constraints are those of one width, and looked at again at others.
@MainActor
struct LiveProof {
  private let root: UIView
  private let widths: ClosedRange<Double>
  private let textUpTo: Double?
  private let trusted: [AnyClass]
  /// Whether the topmost view is as high as its content wants.
  private let isFitted: Bool

  /// How many widths are looked at where no code is to be trusted.
  private static let sampleCount = 32
  /// A proof over more whole points than these takes as many samples.
  private static let mostSamples = 4000

  init(_ view: UIView, range: ProofRange, textUpTo: Double?, trusted: [AnyClass]) {
    var root = view
    while let above = root.superview { root = above }
    self.root = root
    widths = range.widths
    self.textUpTo = textUpTo
    self.trusted = trusted
    let isScreen = root is UIWindow || root.next is UIViewController
    isFitted = !isScreen && Self.fittingHeight(of: root, range.widths.upperBound) > 0
  }

  /// Proves a property, and leaves the view as it was.
  func prove(_ property: LayoutProperty) -> LayoutProof {
    let before = root.frame
    let logged = root.logsLayoutConflicts
    // What contradicts itself is an answer, and no matter of the log.
    root.logsLayoutConflicts = false
    defer {
      root.frame = before
      root.layoutIfNeeded()
      root.logsLayoutConflicts = logged
    }
    do throws(UnprovenReason) {
      let model = captured(at: widths.upperBound)
      let isCodeRun = try checkCode(model)
      let prover = try LayoutProver(
        named(model),
        widths: widths,
        textUpTo: textUpTo,
        controls: controls(model)
      )
      let proof = prover.prove(property)
      if case .unproven = proof { return proof }
      try compare(prover, with: model, atEachPoint: isCodeRun)
      return proof
    } catch {
      return .unproven(reason: error.words)
    }
  }

  // MARK: - Code

  /// Makes sure that no code runs at a layout that nobody trusts.
  ///
  /// - Returns: Whether code runs that somebody trusts.
  private func checkCode(_ model: CapturedLayout) throws(UnprovenReason) -> Bool {
    var isCodeRun = false
    for object in model.objects {
      guard let view = object as? UIView else { continue }
      for object in [view, view.next as? UIViewController].compactMap({ $0 as UIResponder? }) {
        let type: AnyClass = Swift.type(of: object)
        guard let members = OverriddenMembers.shared.words(for: type) else { continue }
        guard trusted.contains(where: { $0 == type }) else {
          throw UnprovenReason(
            "\(type) overrides \(members), whose code may depend on the width; "
              + "`trusting: [\(type).self]` says that it does not"
          )
        }
        isCodeRun = true
      }
    }
    return isCodeRun
  }

  // MARK: - Layouts

  private static func fittingHeight(of root: UIView, _ width: Double) -> CGFloat {
    root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      // Only what is required makes it wider or narrower.
      withHorizontalFittingPriority: UILayoutPriority(rawValue: 999),
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func captured(at width: Double) -> CapturedLayout {
    let height = isFitted ? Self.fittingHeight(of: root, width) : root.bounds.height
    root.frame = CGRect(origin: root.frame.origin, size: CGSize(width: width, height: height))
    root.layoutIfNeeded()
    var captured = root.captureLayout(name: "\(type(of: root))")
    guard isFitted else { return captured }
    for (place, constraint) in captured.snapshot.constraints.enumerated()
    where constraint.first == 0 && constraint.source == .encapsulatedSize
      && constraint.firstAttribute == .height
    {
      captured.snapshot.constraints[place].constant = 0
      captured.snapshot.constraints[place].priority = UILayoutPriority.fittingSizeLevel.rawValue
    }
    return captured
  }

  /// The layout with the names by which its developer knows the views.
  private func named(_ model: CapturedLayout) -> LayoutSnapshot {
    var snapshot = root.layoutSnapshot(includesLook: false).plainlyNamed
    snapshot.constraints = model.snapshot.constraints
    return snapshot
  }

  private func controls(_ model: CapturedLayout) -> Set<Int> {
    Set(
      model.objects.enumerated().compactMap { place, object in
        guard let control = object as? UIControl, control.isEnabled,
          control.isUserInteractionEnabled
        else { return nil }
        return place
      }
    )
  }

  // MARK: - Comparing

  /// Makes sure that the layout at other widths is the one that is proven.
  private func compare(
    _ prover: LayoutProver,
    with model: CapturedLayout,
    atEachPoint: Bool
  ) throws(UnprovenReason) {
    let length = widths.upperBound - widths.lowerBound
    let whole = Int(length.rounded(.up))
    let count = atEachPoint ? min(whole, Self.mostSamples) : min(whole, Self.sampleCount)
    let isInside = model.objects.indices.map(prover.isInside)
    for place in stride(from: count, through: 0, by: -1) {
      let width =
        count == 0 ? widths.lowerBound : widths.lowerBound + length * Double(place) / Double(count)
      let rounded = place == 0 || place == count ? width : width.rounded()
      let found = captured(at: rounded)
      let expected = try prover.frames(atWidth: rounded)
      let words = Wording(prover.snapshot)
      if let difference = LayoutStructure(model.snapshot, isInside).difference(
        to: LayoutStructure(found.snapshot, isInside),
        words
      ) {
        throw UnprovenReason(
          "\(difference) at \(Wording.number(rounded)) points than at \(Wording.number(widths.upperBound))"
        )
      }
      // Edges are on pixels, and the height that fits is rounded as well.
      let slack = 2 / found.snapshot.scale + 0.01
      for (index, frame) in expected.enumerated() where !isInside[index] && index > 0 {
        guard let view = found.objects[index] as? UIView else { continue }
        // Of the view rather than of the solver: code may have moved it.
        let live = LayoutRect(
          x: view.frame.minX,
          y: view.frame.minY,
          width: view.frame.width,
          height: view.frame.height
        )
        guard frame.distance(to: live) > slack else { continue }
        throw UnprovenReason(
          "\(words.item(index)) is not where its constraints put it at \(Wording.number(rounded)) points"
        )
      }
    }
  }
}

extension LayoutAttribute {
  /// Whether it counts from a margin.
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

/// What is the same in a layout whatever its width is.
private struct LayoutStructure {
  private let snapshot: LayoutSnapshot
  private let isInside: [Bool]

  init(_ snapshot: LayoutSnapshot, _ isInside: [Bool]) {
    self.snapshot = snapshot
    self.isInside = isInside
  }

  private var constraints: [LayoutSnapshot.Constraint] {
    snapshot.constraints.filter { constraint in
      guard isInside.indices.contains(constraint.first) else { return true }
      return !isInside[constraint.first]
        && !(constraint.first == 0 && constraint.source == .encapsulatedSize)
    }
    .map { constraint in
      var constraint = constraint
      constraint.id = ""
      constraint.mention = nil
      constraint.origin = nil
      return constraint
    }
  }

  /// The properties of an item, without margins that no constraint is about.
  private func content(of index: Int) -> ItemProperties {
    var properties = snapshot.items[index].properties
    let usesMargins = snapshot.constraints.contains { constraint in
      (constraint.first == index && constraint.firstAttribute.isOfMargins)
        || (constraint.second == index && constraint.secondAttribute.isOfMargins)
    }
    if !usesMargins { properties.margins = .zero }
    return properties
  }

  /// What is another one in another layout, as a sentence that goes on with "at 320 points than at 1366".
  func difference(to other: LayoutStructure, _ words: Wording) -> String? {
    guard snapshot.items.count == other.snapshot.items.count else { return "there are other views" }
    for (index, item) in snapshot.items.enumerated() where !isInside[index] {
      let found = other.snapshot.items[index]
      guard content(of: index) == other.content(of: index), item.isHidden == found.isHidden,
        item.parent == found.parent, item.className == found.className
      else { return "\(words.item(index)) has another content" }
    }
    let (own, found) = (constraints, other.constraints)
    guard own != found else { return nil }
    for (first, second) in zip(own, found) where first != second {
      let item = words.item(first.first)
      return first.source == .autoresizingMask
        ? "\(item) is placed otherwise by its frame or mask" : "\(item) has other constraints"
    }
    return "there are other constraints"
  }
}

#endif

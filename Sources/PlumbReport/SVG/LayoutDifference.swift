public import LayoutEngine
import PlumbDiagnosis

/// What differs between two layouts, view by view.
///
/// Views are the same where their identities are, as a document's ids; those without one, where they follow each other
/// in the same view with the same names, classes, texts and contents.
public struct LayoutDifference: Hashable, Sendable {
  /// What became of a view.
  public enum Kind: String, Hashable, Sendable {
    case moved, added, removed
    /// It is shown now, and was hidden.
    case shown
    /// It is hidden now, and was shown.
    case hidden
  }

  /// A view that differs.
  public struct Change: Hashable, Sendable {
    /// What became of it.
    public var kind: Kind
    /// What findings call it.
    public var name: String
    /// Its frame before, relative to its parent, or nil for one that was not there.
    public var before: LayoutRect?
    /// Its frame after, relative to its parent, or nil for one that is gone.
    public var after: LayoutRect?
    /// Its frame before in the coordinates of the root, where the picture shows it.
    public var placeBefore: LayoutRect?
    /// Its frame after in the coordinates of the root.
    public var placeAfter: LayoutRect?
  }

  /// The name of the layout.
  public var name: String
  /// The views that differ, in the order of the layout they are in, removed ones last.
  public var changes: [Change]
  /// Where the views are that only look otherwise, in the coordinates of the root.
  var repaintedPlaces: [LayoutRect] = []
  /// The names of the views that only look otherwise, at the frames that they had.
  ///
  /// Another text, color, transform, mask or layer is no difference of the layouts, and no part of ``changes``.
  public var repainted: [String] = []

  /// Compares two layouts.
  ///
  /// - Parameters:
  ///   - before: The former layout.
  ///   - after: The present one.
  ///   - tolerance: The greatest difference of a side, in points, that does not count.
  public init(from before: LayoutSnapshot, to after: LayoutSnapshot, tolerance: Double = 0.005) {
    self.init(from: before, to: after, tolerance: tolerance, (Wording(before), Wording(after)))
  }

  /// Compares two layouts, and calls views as `words` do.
  init(
    from before: LayoutSnapshot,
    to after: LayoutSnapshot,
    tolerance: Double = 0.005,
    _ words: (old: Wording, new: Wording)
  ) {
    name = after.name
    let pairs = ItemPairs(before, after)
    let (old, new) = (pairs.old, pairs.new)
    let (oldPlaces, newPlaces) = (before.rootFrames(), after.rootFrames())
    let oldIndex = Dictionary(
      before.items.indices.map { (old[$0], $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let newKeys = Set(new)
    changes = []
    for (index, item) in after.items.enumerated() where item.kind == .view {
      var change = Change(
        kind: .added,
        name: words.new.item(index),
        after: item.frame,
        placeAfter: newPlaces[index]
      )
      if let match = oldIndex[new[index]] {
        let former = before.items[match]
        change.before = former.frame
        change.placeBefore = oldPlaces[match]
        if former.isHidden != item.isHidden {
          change.kind = item.isHidden ? .hidden : .shown
        } else if former.frame.distance(to: item.frame) > tolerance {
          change.kind = .moved
        } else {
          if let old = former.look, let new = item.look, old != new {
            repainted.append(change.name)
            repaintedPlaces.append(newPlaces[index])
          }
          continue
        }
      }
      changes.append(change)
    }
    for (index, item) in before.items.enumerated()
    where item.kind == .view && !newKeys.contains(old[index]) {
      changes.append(
        Change(
          kind: .removed,
          name: words.old.item(index),
          before: item.frame,
          placeBefore: oldPlaces[index]
        )
      )
    }
  }

  /// The changes, a line for each, under the name of the layout; empty where nothing differs.
  public var text: String {
    guard !changes.isEmpty else { return "" }
    let lines = changes.map { change in
      let name = TerminalText.safe(change.name)
      return "  \(name): " + Self.words(change)
    }
    return ([TerminalText.safe(self.name)] + lines).joined(separator: "\n")
  }

  /// A sentence on ``repainted``, with ten names at most; empty where nothing looks otherwise.
  public var repaintedText: String {
    guard !repainted.isEmpty else { return "" }
    let rest = repainted.count - 10
    let names = repainted.prefix(10).map(TerminalText.safe) + (rest > 0 ? ["\(rest) more"] : [])
    return "\(TerminalText.safe(name)): the same frames, but another look: "
      + names.joined(separator: ", ")
  }

  /// What became of a view, in words: each side that differs, before and after.
  static func words(_ change: Change) -> String {
    switch (change.kind, change.before, change.after) {
    case (.added, _, let after?): "added at \(Wording.rect(after))"
    case (.removed, let before?, _): "removed from \(Wording.rect(before))"
    case (.moved, let before?, let after?): measures(before, after)
    default: change.kind.rawValue
    }
  }

  /// What became of a view, in words that are the same for all that went the same way.
  static func shift(_ change: Change) -> String {
    guard change.kind == .moved, let before = change.before, let after = change.after else {
      return change.kind.rawValue
    }
    let sides = [
      ("x", after.x - before.x), ("y", after.y - before.y),
      ("width", after.width - before.width), ("height", after.height - before.height),
    ]
    return sides.filter { abs($0.1) > 0.004 }
      .map { "\($0) \($1 > 0 ? "+" : "−")\(Wording.number(abs($1)))" }
      .joined(separator: ", ")
  }

  /// Each side that differs, before and after, with the difference.
  private static func measures(_ before: LayoutRect, _ after: LayoutRect) -> String {
    let sides = [
      ("x", before.x, after.x), ("y", before.y, after.y), ("width", before.width, after.width),
      ("height", before.height, after.height),
    ]
    return sides.filter { abs($0.1 - $0.2) > 0.004 }.map { side, old, new in
      let sign = new > old ? "+" : "−"
      return "\(side) \(Wording.number(old)) → \(Wording.number(new)) "
        + "(\(sign)\(Wording.number(abs(new - old))))"
    }.joined(separator: ", ")
  }
}

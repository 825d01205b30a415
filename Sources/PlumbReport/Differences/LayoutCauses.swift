import LayoutEngine
import PlumbDiagnosis

/// Finds what somebody changed between two versions of a layout.
///
/// Views and constraints are the same where their identities are, as a document's ids. Of those without one, as of layouts
/// that code made, views are as `ItemPairs` says, and constraints are the same where ends and attributes are.
struct LayoutCauses {
  let old: Version
  let new: Version
  private(set) var all: [LayoutCause] = []

  /// A version with what is asked of it often.
  struct Version {
    let snapshot: LayoutSnapshot
    let keys: [String]
    let places: [LayoutRect]
    let words: Wording
    /// The items by their keys.
    let index: [String: Int]

    init(_ snapshot: LayoutSnapshot, _ keys: [String]) {
      self.snapshot = snapshot
      self.keys = keys
      places = snapshot.rootFrames()
      words = Wording(seenIn: snapshot)
      index = Dictionary(
        zip(keys, keys.indices),
        uniquingKeysWith: { first, _ in first }
      )
    }

    /// The name of an item's parent's key, or nil for a root.
    func parentKey(_ index: Int) -> String? { snapshot.items[index].parent.map { keys[$0] } }
  }

  /// Compares two versions; `recorded` is what texts that they were recorded as say of each item beside.
  init(
    from before: LayoutSnapshot,
    to after: LayoutSnapshot,
    recorded: (old: [RecordedTree.Facts]?, new: [RecordedTree.Facts]?) = (nil, nil)
  ) {
    let pairs = ItemPairs(before, after)
    (old, new) = (Version(before, pairs.old), Version(after, pairs.new))
    addConstraints()
    addSpacings()
    for (place, key) in new.keys.enumerated() where new.snapshot.items[place].kind == .view {
      guard let former = old.index[key] else { continue }
      addValues(former, place)
      if let before = recorded.old, let after = recorded.new {
        addFacts(before[former], after[place], former, place)
      }
    }
    addViews()
  }

  /// Notes a change of a view.
  mutating func note(_ kind: LayoutCause.Kind, _ text: String, _ former: Int?, _ present: Int?) {
    let origin =
      present.flatMap { new.snapshot.items[$0].origin }
      ?? former.flatMap { old.snapshot.items[$0].origin }
    all.append(
      LayoutCause(
        kind: kind,
        text: text,
        origin: origin,
        placeBefore: former.map { old.places[$0] },
        placeAfter: present.map { new.places[$0] }
      )
    )
  }

  /// Notes a change of a constraint, which is about its first view.
  mutating func note(
    _ text: String,
    _ former: LayoutSnapshot.Constraint?,
    _ present: LayoutSnapshot.Constraint?
  ) {
    all.append(
      LayoutCause(
        kind: .constraint,
        text: text,
        origin: present?.origin ?? former?.origin,
        placeBefore: former.map { old.places[$0.first] },
        placeAfter: present.map { new.places[$0.first] }
      )
    )
  }

  /// Notes what a recorded text says of a view otherwise.
  private mutating func addFacts(
    _ before: RecordedTree.Facts,
    _ after: RecordedTree.Facts,
    _ former: Int,
    _ present: Int
  ) {
    let name = new.words.item(present)
    for (what, old, new) in before.differences(to: after) {
      note(.look, "\(name): \(what) \(old) → \(new)", former, present)
    }
  }

  // MARK: - Views

  /// Notes views that came, went, or have another parent; what is in one that came or went is not listed.
  private mutating func addViews() {
    for (place, item) in new.snapshot.items.enumerated() where item.kind == .view {
      guard let former = old.index[new.keys[place]] else {
        let isInNew = item.parent.map { old.index[new.keys[$0]] == nil } ?? false
        if !isInNew { note(.view, "\(new.words.item(place)) was added", nil, place) }
        continue
      }
      guard let key = new.parentKey(place), key != old.parentKey(former), let parent = item.parent
      else { continue }
      note(
        .view,
        "\(new.words.item(place)) was put into \(new.words.item(parent))",
        former,
        place
      )
    }
    for (place, item) in old.snapshot.items.enumerated() where item.kind == .view {
      guard new.index[old.keys[place]] == nil else { continue }
      let isInOld = item.parent.map { new.index[old.keys[$0]] == nil } ?? false
      if !isInOld { note(.view, "\(old.words.item(place)) was removed", place, nil) }
    }
  }
}

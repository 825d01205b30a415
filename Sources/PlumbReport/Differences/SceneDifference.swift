import LayoutEngine
package import PlumbDiagnosis

/// What differs between two versions of a scene: what somebody changed, what followed, and what is found now.
package struct SceneDifference {
  /// What became of the scene.
  package enum State: String, Hashable, Sendable, Codable {
    case changed, added, removed
  }

  /// A version of a scene.
  package struct Version {
    /// The file, as it is named from the repository's root.
    package var file: String
    /// What the scene looks like, with what was found in it.
    package var picture: LayoutPicture
    /// Where the version was recorded as a text: what that says of each item beside what the picture knows.
    package var recorded: [RecordedTree.Facts]?

    /// Creates a version.
    package init(file: String, picture: LayoutPicture, recorded: [RecordedTree.Facts]? = nil) {
      self.file = file
      self.picture = picture
      self.recorded = recorded
    }
  }

  /// What became of the scene.
  package let state: State
  /// The former version; nil for a scene that was added.
  package let before: Version?
  /// The present version; nil for one that was removed.
  package let after: Version?
  /// What somebody changed.
  package private(set) var causes: [LayoutCause] = []
  /// The views that stand elsewhere, came or went.
  package private(set) var changes: [LayoutDifference.Change] = []
  /// Where views are that only look otherwise, in the present picture.
  private(set) var repainted: [LayoutRect] = []
  /// What was not found before.
  package private(set) var new: [Finding] = []
  /// What was found before, and is not any more.
  package private(set) var resolved: [Finding] = []

  /// Compares two versions of a scene; nil where nothing differs that a picture or a finding would show.
  package init?(from before: Version, to after: Version) {
    let (old, new) = (before.picture.snapshot, after.picture.snapshot)
    state = .changed
    (self.before, self.after) = (before, after)
    causes = LayoutCauses(from: old, to: new, recorded: (before.recorded, after.recorded)).all
    let difference = LayoutDifference(
      from: old,
      to: new,
      (Wording(seenIn: old), Wording(seenIn: new))
    )
    changes = difference.changes
    repainted = difference.repaintedPlaces
    let (found, foundBefore) = (Self.entries(after), Self.entries(before))
    self.new = Baseline(foundBefore).compare(found).new.map(\.finding)
    resolved = Baseline(found).compare(foundBefore).new.map(\.finding)
    if causes.isEmpty, changes.isEmpty, repainted.isEmpty, self.new.isEmpty, resolved.isEmpty {
      return nil
    }
  }

  /// Tells first what changed beside the scene that it uses.
  package mutating func explain(by surroundings: [LayoutCause]) {
    causes = surroundings + causes
  }

  /// Describes a scene that came.
  package init(added version: Version) {
    (state, before, after) = (.added, nil, version)
    new = version.picture.findings
  }

  /// Describes a scene that went.
  package init(removed version: Version) {
    (state, before, after) = (.removed, version, nil)
    resolved = version.picture.findings
  }

  /// What was found, so that the same is known in the other version: the file's name is no part of it.
  private static func entries(_ version: Version) -> [CheckReport.Entry] {
    version.picture.findings.map {
      CheckReport.Entry($0, in: version.picture.snapshot, file: "")
    }
  }

  /// The name of the scene.
  package var name: String { (after ?? before)?.picture.snapshot.name ?? "" }

  /// The name that it had, where it has another one.
  package var formerName: String? {
    guard let former = before?.picture.snapshot.name, former != name else { return nil }
    return former
  }

  /// The file.
  package var file: String { (after ?? before)?.file ?? "" }

  /// The file's former name, where it has another one.
  package var formerFile: String? {
    guard let former = before?.file, former != file else { return nil }
    return former
  }

  /// What became of views, each sentence once: views that all moved alike are one.
  package var consequences: [String] {
    var groups: [(words: String, single: String, names: [String])] = []
    var places: [String: Int] = [:]
    for change in changes {
      let words = LayoutDifference.shift(change)
      if let place = places[words] {
        groups[place].names.append(change.name)
      } else {
        places[words] = groups.count
        groups.append((words, LayoutDifference.words(change), [change.name]))
      }
    }
    return groups.map { group in
      guard group.names.count > 1 else { return "\(group.names[0]): \(group.single)" }
      let rest = group.names.count - 4
      let shown = group.names.prefix(rest > 1 ? 4 : group.names.count).joined(separator: ", ")
      return "\(shown)\(rest > 1 ? " and \(rest) more" : ""): \(group.words)"
    }
  }
}

import LayoutEngine
import PlumbDiagnosis

/// What is found in a document in one combination of device, direction and text size after the other, once
/// each, with the combinations.
struct CollectedFindings {
  /// How many combinations are looked at.
  let combinations: Int
  /// Whether they differ in more than the device.
  let differInMoreThanDevice: Bool
  /// The findings, in the order in which they were first found.
  private(set) var entries: [CheckReport.Entry] = []
  private var places: [Key: Int] = [:]

  init(combinations: Int, differInMoreThanDevice: Bool) {
    self.combinations = combinations
    self.differInMoreThanDevice = differInMoreThanDevice
  }

  /// A finding by its rule and what it is about, whatever its words.
  ///
  /// Places among a snapshot's items change with the size classes; identities and lines do not.
  private struct Key: Hashable {
    var rule: Rule
    var scene: String
    var root: String
    var line: Int?
    var views: [String]
    var constraints: [String]
    /// Tells findings of one combination apart that are alike in everything else.
    var number = 0
  }

  /// Adds a finding of one combination.
  mutating func add(_ entry: CheckReport.Entry, root: String, combination: String) {
    guard combinations > 1 else { return entries.append(entry) }
    var key = Key(
      rule: entry.finding.rule,
      scene: entry.finding.scene,
      root: root,
      line: entry.finding.location?.line,
      views: entry.views,
      constraints: entry.constraints
    )
    while let place = places[key] {
      guard entries[place].devices?.names.last == combination else {
        entries[place].devices?.names.append(combination)
        if entries[place].finding.message != entry.finding.message {
          entries[place].devices?.numbersDiffer = true
        }
        return
      }
      key.number += 1
    }
    places[key] = entries.count
    entries.append(entry)
    var devices = CheckReport.Devices(names: [combination], asked: combinations)
    devices.areCombinations = differInMoreThanDevice
    entries[entries.count - 1].devices = devices
  }
}

import LayoutEngine
import PlumbDiagnosis

/// What is found in a document on one device after the other, once each, with the devices.
struct CollectedFindings {
  /// How many devices are looked at.
  let devices: Int
  /// The findings, in the order in which they were first found.
  private(set) var entries: [CheckReport.Entry] = []
  private var places: [Key: Int] = [:]

  init(devices: Int) { self.devices = devices }

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
    /// Tells findings of one device apart that are alike in everything else.
    var number = 0
  }

  /// Adds a finding of one device.
  mutating func add(_ entry: CheckReport.Entry, root: String, device: String) {
    guard devices > 1 else { return entries.append(entry) }
    var key = Key(
      rule: entry.finding.rule,
      scene: entry.finding.scene,
      root: root,
      line: entry.finding.location?.line,
      views: entry.views,
      constraints: entry.constraints
    )
    while let place = places[key] {
      guard entries[place].devices?.names.last == device else {
        entries[place].devices?.names.append(device)
        if entries[place].finding.message != entry.finding.message {
          entries[place].devices?.numbersDiffer = true
        }
        return
      }
      key.number += 1
    }
    places[key] = entries.count
    entries.append(entry)
    entries[entries.count - 1].devices = .init(names: [device], asked: devices)
  }
}

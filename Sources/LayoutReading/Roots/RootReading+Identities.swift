import LayoutEngine

extension RootReading {
  /// Items and constraints get identities that are the same each time, which addresses are not.
  ///
  /// Those of constraints look like addresses, for nobody is to read them.
  func addIdentities(
    to snapshot: inout LayoutSnapshot,
    _ ownIdentities: [Int: String],
    _ ownConstraints: [Int: String]
  ) {
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    func count(_ name: String) -> Int {
      counts[name, default: 0] += 1
      return counts[name] ?? 0
    }
    for index in snapshot.items.indices {
      let item = snapshot.items[index]
      snapshot.items[index].id =
        index == 0 ? "" : item.label ?? "#\(count(item.className))"
      // Documents' own identities are the same each time; a list shows its cells more than once.
      if index > 0, let own = ownIdentities[index], taken.insert(own).inserted {
        snapshot.items[index].id = own
      }
    }
    for index in snapshot.constraints.indices where !snapshot.constraints[index].id.isEmpty {
      let constraint = snapshot.constraints[index]
      let first = snapshot.items[constraint.first]
      let second = constraint.second.map { snapshot.items[$0] }
      let text =
        "\(first.className) \(first.id) \(constraint.firstAttribute) \(second?.className ?? "") "
        + "\(second?.id ?? "") \(constraint.secondAttribute)"
      snapshot.constraints[index].id = Self.mark(text + " \(count(text))")
      if let own = ownConstraints[index], taken.insert(own).inserted {
        snapshot.constraints[index].id = own
      }
    }
  }

  /// A short mark of a text, the same in each process.
  private static func mark(_ text: String) -> String {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "0x" + String(hash, radix: 16)
  }
}

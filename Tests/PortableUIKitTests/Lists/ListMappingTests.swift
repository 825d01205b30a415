import Foundation
import TestSupport
import Testing

@testable import PortableUIKit

/// Source: an array to which the same changes are made, as Apple's documentation of `performBatchUpdates(_:completion:)` says:
/// deletions count by the places before, insertions by those after.
@MainActor
@Suite struct `Rows after changes of a list` {
  @Test(arguments: 1...40) func `are where they are in an array after the same changes`(
    _ seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    let old = Array(0..<Int.random(in: 0...30, using: &random))
    let deleted = Set(old.filter { _ in Bool.random(using: &random) })
    var new = old.filter { !deleted.contains($0) }
    let count = new.count + Int.random(in: 0...20, using: &random)
    let inserted = Set((0..<count).shuffled(using: &random).prefix(count - new.count))
    for place in inserted.sorted() { new.insert(-1, at: place) }

    var changes = ListChanges()
    changes.begin(oldCounts: [old.count])
    changes.deletedRows = deleted.shuffled(using: &random).map { IndexPath(item: $0, section: 0) }
    changes.insertedRows = inserted.shuffled(using: &random).map { IndexPath(item: $0, section: 0) }
    let mapping = changes.mapping(newCounts: [new.count])
    for row in old {
      let place = mapping.row(IndexPath(item: row, section: 0))
      #expect(place == new.firstIndex(of: row).map { IndexPath(item: $0, section: 0) })
    }
  }
}

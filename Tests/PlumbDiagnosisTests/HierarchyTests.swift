import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `The hierarchy of items` {
  /// Items of which each but the first few lies in an earlier one, far back or near by the seed.
  static func items(_ seed: UInt64) -> [LayoutSnapshot.Item] {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    return (0..<60).map { index in
      let isRoot = index < 1 + Int(seed % 3)
      let reach = seed % 2 == 0 ? index : min(index, 2)
      return LayoutSnapshot.Item(
        kind: .view,
        id: "\(index)",
        className: "UIView",
        parent: isRoot ? nil : index - 1 - next(reach),
        frame: .zero,
        properties: ItemProperties()
      )
    }
  }

  /// The item and all above it, the nearest first.
  static func path(_ items: [LayoutSnapshot.Item], _ index: Int) -> [Int] {
    var path = [index]
    while let parent = items[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  @Test(arguments: 0..<12)
  func `answers what walking up from both items answers`(_ seed: UInt64) {
    let items = Self.items(seed)
    let hierarchy = Hierarchy(items)
    for first in items.indices {
      let path = Self.path(items, first)
      #expect(hierarchy.depth(of: first) == path.count - 1)
      #expect(hierarchy.root(of: first) == path[path.count - 1])
      for second in items.indices {
        let other = Self.path(items, second)
        #expect(hierarchy.isAncestor(first, of: second) == other.dropFirst().contains(first))
        let shared = path.first(where: other.contains)
        #expect(hierarchy.commonAncestor(first, second) == shared, "\(first), \(second)")
      }
    }
  }
}

import Testing

@testable import LayoutEngine

/// What decides whether a changed content is taken in by its lengths alone.
@Suite struct `Properties of an item` {
  private static let changes: [(String, @Sendable (inout ItemProperties) -> Void)] = [
    ("alignmentInsets", { $0.alignmentInsets.left = 1 }),
    ("hugging", { $0.hugging.vertical = 1 }),
    ("compressionResistance", { $0.compressionResistance.horizontal = 1 }),
    ("margins", { $0.margins.top = 1 }),
    ("isRightToLeft", { $0.isRightToLeft = true }),
    (
      "baselines",
      { $0.baselines = .init(firstFromTop: 1, lastFromBottom: 1, centeredHeight: nil) }
    ),
    ("wrapsLines", { $0.wrapsLines = true }),
  ]

  @Test func `differ in more than lengths where any other one changes`() {
    let properties = ItemProperties()
    for (name, change) in Self.changes {
      var other = properties
      change(&other)
      #expect(!properties.isLike(other), "\(name)")
    }
    // A new property has to be compared as well.
    let names = Mirror(reflecting: properties).children.compactMap(\.label)
    let lengths: Set = ["intrinsicWidth", "intrinsicHeight"]
    #expect(Set(names) == lengths.union(Self.changes.map(\.0)))
  }

  @Test func `are alike where a length is another one, and not where it comes or goes`() {
    var one = ItemProperties()
    one.intrinsicWidth = 10
    var other = one
    other.intrinsicWidth = 20
    #expect(one.isLike(other))
    other.intrinsicWidth = nil
    #expect(!one.isLike(other))
  }
}

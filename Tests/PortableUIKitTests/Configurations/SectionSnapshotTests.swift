import PortableUIKit
import Testing

@MainActor
@Suite struct `The snapshot of a section` {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    return outline
  }

  @Test func `has items below items`() {
    let outline = outline()
    #expect(outline.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.rootItems == ["a", "b"])
    #expect(outline.level(of: "a1x") == 2)
    #expect(outline.parent(of: "a2") == "a")
    #expect(outline.parent(of: "a") == nil)
    #expect(outline.index(of: "b") == 4)
  }

  @Test func `shows items whose parents are all expanded`() {
    var outline = outline()
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a1"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.isVisible("a1x"))
    outline.collapse(["a1"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
  }

  @Test func `takes items away with those below them`() {
    var outline = outline()
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a2", "b"])
    #expect(!outline.contains("a1x"))
    outline.insert(["a0"], before: "a2")
    outline.insert(["a3"], after: "a2")
    #expect(outline.items == ["a", "a0", "a2", "a3", "b"])
  }

  @Test func `hands out and takes over a part`() {
    var outline = outline()
    #expect(outline.snapshot(of: "a").items == ["a1", "a1x", "a2"])
    #expect(outline.snapshot(of: "a", includingParent: true).items == ["a", "a1", "a1x", "a2"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["c"])
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "c", "b"])
  }
}

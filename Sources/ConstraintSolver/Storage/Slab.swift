/// A growing run of plain values that nothing else holds.
///
/// An array checks at each access whether someone else holds it too, and a class whether someone else is
/// at it; the walks over a solver's tables are too short to pay for that. A slab belongs to one owner
/// and is never copied. Indices are checked in debug builds.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  /// The first element.
  private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index \(index) is not in 0..<\(count)")
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count, "index \(index) is not in 0..<\(count)")
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { grow(to: count + added) }
    (base + count).initialize(repeating: element, count: added)
    count += added
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeLast(_ removed: Int = 1) {
    assert(removed <= count)
    count -= removed
  }

  /// Forgets the elements and keeps the room.
  mutating func removeAll() { count = 0 }

  mutating func swapAt(_ a: Int, _ b: Int) {
    let old = base[a]
    base[a] = base[b]
    base[b] = old
  }

  /// Takes over the elements of another slab.
  mutating func copy(_ other: borrowing Slab) {
    if other.count > capacity { grow(to: other.count) }
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  /// Takes a quarter more than is needed; small slabs double, as they are many and live shortly.
  private mutating func grow(to needed: Int) {
    let wanted = count < 4096 ? 2 * count : count + count / 8
    let newCapacity = max(needed, wanted, 8)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    new.initialize(from: base, count: count)
    base.deallocate()
    base = new
    capacity = newCapacity
  }
}

internal import SolverIntrinsics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

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
  /// The address of what was allocated, 0 for nothing of its own; the elements may begin a little behind its start.
  ///
  /// As an optional pointer it would take the compiler twice as long to check who owns what in a type with many slabs.
  private var room: UInt = 0

  init() {
    capacity = 0
    base =
      UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)
      .unsafelyUnwrapped
  }

  deinit { free(UnsafeMutableRawPointer(bitPattern: room)) }

  var isEmpty: Bool { count == 0 }
  var last: Element? { count == 0 ? nil : base[count - 1] }

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

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends an element that there is room for.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity)
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends elements that the caller sets before anything reads them.
  @inline(__always)
  mutating func appendRoom(_ added: Int) {
    reserveMore(added)
    count &+= added
  }

  /// Makes sure that there is room for so many elements more.
  @inline(__always)
  mutating func reserveMore(_ added: Int) {
    // Neither number is near the end of what an `Int` can hold.
    if added > capacity &- count { grow(to: count + added) }
  }

  /// Appends elements that there is room for, and that the caller sets before anything reads them.
  @inline(__always)
  mutating func appendRoomReserved(_ added: Int) {
    assert(count + added <= capacity)
    count &+= added
  }

  /// Takes the first elements of the room as set.
  mutating func setCount(_ newCount: Int) {
    assert(newCount <= capacity)
    count = newCount
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { grow(to: count + added) }
    (base + count).initialize(repeating: element, count: added)
    count += added
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[count]
  }

  mutating func removeLast(_ removed: Int = 1) {
    assert(removed <= count)
    count &-= removed
  }

  /// Forgets the elements and keeps the room.
  mutating func removeAll() { count = 0 }

  /// Forgets the elements, and gives back room that is only wanted for large changes.
  mutating func removeAllAndShrink() {
    count = 0
    if capacity > 4096 { self = Slab() }
  }

  /// Lets the processor bring an element nearer that will be wanted soon.
  ///
  /// The index may lie beyond the elements.
  @inline(__always) mutating func expect(_ index: Int) {
    solver_prefetch(UnsafeRawPointer(base) + index &* MemoryLayout<Element>.stride)
  }

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

  /// Makes room for that many elements in all.
  mutating func reserve(_ needed: Int) {
    if needed > capacity { resize(to: needed) }
  }

  /// Takes room for that many elements from the start of some that others free, as long as it has none of its own.
  ///
  /// - Returns: Where the next slab may take its own.
  mutating func reserve(
    _ needed: Int,
    at start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    assert(capacity == 0 && start.alignedUp(for: Element.self) == start)
    base = start.assumingMemoryBound(to: Element.self)
    capacity = needed
    return start + Self.bytes(needed)
  }

  /// The bytes that room for some elements takes among that for others, of any kind.
  static func bytes(_ count: Int) -> Int {
    (count * MemoryLayout<Element>.stride + lineSize - 1) / lineSize * lineSize
  }

  /// Gives back room that is not used, if it is much.
  ///
  /// A sixty-fourth stays, so that a few additions do not double the room again.
  mutating func trim() {
    let wanted = count + count / 64
    if wanted > 4096, capacity - wanted > wanted / 32 { resize(to: wanted) }
  }

  /// The bytes that it has room for.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  /// Doubles the room; at first, takes what a screen's part needs, so that most solvers never grow.
  ///
  /// Large room grows by eight, so that less is moved: pages that nothing was written to cost nothing, and
  /// ``trim()`` gives them back.
  @inline(never)
  private mutating func grow(to needed: Int) {
    let isLarge = count * MemoryLayout<Element>.stride >= Self.hugeSize / 4
    let least = MemoryLayout<Element>.stride < 16 ? 256 : 160
    resize(to: max(needed, (isLarge ? 8 : 2) * count, least))
  }

  private mutating func resize(to newCapacity: Int) {
    let size = newCapacity * MemoryLayout<Element>.stride
    let isLarge = size >= Self.pageSize
    let allocated = UnsafeMutableRawPointer(bitPattern: room)
    let before = allocated.map { UnsafeMutableRawPointer(base) - $0 } ?? 0
    guard let moved = realloc(allocated, isLarge ? size + Self.lineSize : size) else {
      fatalError("no memory for \(size) bytes")
    }
    let start = isLarge ? moved.alignedUp(toMultipleOf: Self.lineSize) : moved
    if allocated == nil {
      start.copyMemory(from: base, byteCount: count * MemoryLayout<Element>.stride)
    } else if start - moved != before {
      memmove(start, moved + before, count * MemoryLayout<Element>.stride)
    }
    room = UInt(bitPattern: moved)
    base = start.assumingMemoryBound(to: Element.self)
    capacity = newCapacity
    if size >= Self.hugeSize { Self.preferLargePages(start, size) }
  }

  /// Whether the elements are, byte by byte, those that begin at another place, where there are as many.
  func hasBytes(of other: UnsafePointer<Element>) -> Bool {
    memcmp(other, base, count * MemoryLayout<Element>.stride) == 0
  }

  // MARK: - Room

  /// The bytes of a line of the processor's cache.
  ///
  /// Records that fill one should not lie in two.
  static var lineSize: Int { 64 }
  /// From this many bytes on, elements are aligned to lines.
  private static var pageSize: Int { 4096 }
  /// From this many bytes on, large pages are worth asking for.
  private static var hugeSize: Int { 4 << 20 }

  /// Walks that do not go in order would wait for the tables of small pages.
  private static func preferLargePages(_ start: UnsafeMutableRawPointer, _ size: Int) {
    #if os(Linux) || os(Android)
    let first = start.alignedUp(toMultipleOf: pageSize)
    madvise(first, start + size - first, MADV_HUGEPAGE)
    #endif
  }
}

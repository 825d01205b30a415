import Requirements

/// A growing list of values that need no counting: numbers, and references that nobody counts.
///
/// An array asks at each change whether somebody shares it, which for the lists of a layout costs more
/// than the change. Whoever has a list deallocates it before it goes.
struct PlainList<Element: BitwiseCopyable> {
  private var elements: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  /// Creates an empty list; nothing is allocated.
  init() {}

  /// Whether the list has no room yet.
  var isWithoutRoom: Bool { capacity == 0 }

  /// The element at an index, which has to be in the list.
  subscript(index: Int) -> Element {
    @inline(__always) get { place(index).pointee }
    @inline(__always) nonmutating set { place(index).pointee = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserveCapacity(count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Makes room for so many elements more.
  @inline(__always)
  mutating func reserveMore(_ added: Int) {
    if added > capacity &- count { reserveCapacity(count + added) }
  }

  /// Appends an element that there is room for.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity, "there is no room for the element")
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends elements that there is room for.
  @inline(__always)
  mutating func appendReserved(_ elements: UnsafePointer<Element>, _ added: Int) {
    assert(count + added <= capacity, "there is no room for the elements")
    (base + count).initialize(from: elements, count: added)
    count &+= added
  }

  /// Where the first element stands, or would, until the next one is appended; for walks that stay within the list.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> {
    elements ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  /// Makes room for elements, at least twice as much as there was.
  @inline(never)
  mutating func reserveCapacity(_ needed: Int) {
    guard needed > capacity else { return }
    let room = max(needed, 2 * capacity, 8)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let elements {
      new.moveInitialize(from: elements, count: count)
      elements.deallocate()
    }
    elements = new
    capacity = room
  }

  /// Takes in elements that were put down where there is room for them, behind the others.
  @inline(__always)
  mutating func takeInReserved(_ added: Int) {
    assert(count + added <= capacity, "there is no room for the elements")
    count &+= added
  }

  /// Takes the last element out, which has to be there.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "the list is empty")
    count &-= 1
    return (base + count).pointee
  }

  /// Lets the room go where it is more than an ordinary screen needs; the list has to be empty.
  @inline(__always)
  mutating func releaseLargeRoom() {
    if capacity > 1024, count == 0 { deallocate() }
  }

  /// Takes all elements out, and keeps the room for others.
  mutating func removeAll() { count = 0 }

  /// Takes all elements out, with the room.
  mutating func deallocate() {
    elements?.deallocate()
    elements = nil
    count = 0
    capacity = 0
  }

  /// Where an element stands.
  @inline(__always)
  private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
    // A negative index is larger than any count.
    guard let elements, UInt(bitPattern: index) < UInt(bitPattern: count) else {
      requirementFailure("A list of \(count) elements has none at \(index)")
    }
    return elements + index
  }
}

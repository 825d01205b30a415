/// References to one object that were counted before anyone asked for them.
///
/// Counting is atomic: it waits until all that was written before is in the cache, which new views are not. Counting an
/// object sixteen times at once takes as long as counting it once. Whoever has it gives back what is left over.
struct ReferencesAhead {
  private var count: UInt8 = 0

  /// None yet.
  init() {}

  /// Whether the next one has to be counted.
  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// Takes one, for whoever asks, who has to release it.
  @inline(__always)
  mutating func take<Object: AnyObject>(_ object: Object) -> Uncounted<Object> {
    if count == 0 { add(Unmanaged.passUnretained(object)) }
    count &-= 1
    return Uncounted(object)
  }

  /// Puts one where there is none, so that there is nothing to let go of.
  @inline(__always)
  mutating func fill<Object: AnyObject>(_ place: inout Object?, with object: Object) {
    if count == 0 { add(Unmanaged.passUnretained(object)) }
    count &-= 1
    withUnsafeMutablePointer(to: &place) {
      // Source: an optional reference has the layout of an unmanaged one, and this one is counted.
      UnsafeMutableRawPointer($0).storeBytes(
        of: Unmanaged.passUnretained(object),
        as: Unmanaged<Object>.self
      )
    }
  }

  @inline(never)
  private mutating func add<Object: AnyObject>(_ reference: Unmanaged<Object>) {
    // The compiler makes one call of these.
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    _ = reference.retain()
    count = 16
  }

  /// Gives back what nobody asked for.
  mutating func end<Object: AnyObject>(_ object: Object) {
    if count != 0 { giveBack(Unmanaged.passUnretained(object)) }
  }

  @inline(never)
  private mutating func giveBack<Object: AnyObject>(_ reference: Unmanaged<Object>) {
    let left = count
    count = 0
    if left & 1 != 0 { reference.release() }
    if left & 2 != 0 {
      reference.release()
      reference.release()
    }
    if left & 4 != 0 {
      reference.release()
      reference.release()
      reference.release()
      reference.release()
    }
    if left & 8 != 0 {
      reference.release()
      reference.release()
      reference.release()
      reference.release()
      reference.release()
      reference.release()
      reference.release()
      reference.release()
    }
  }
}

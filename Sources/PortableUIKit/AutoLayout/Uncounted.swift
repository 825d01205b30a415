/// A reference that neither keeps its object alive nor is counted.
///
/// Counting is atomic, and would cost a layout more than everything else it does for a view or a
/// constraint. So references that others keep valid are held like this: a superview by its subviews,
/// which are told when it dies; a constraint by the lists of its items, which it leaves when it is
/// taken out of force.
struct Uncounted<Object: AnyObject> {
  private let reference: Unmanaged<Object>?

  @inline(__always)
  init(_ object: Object?) {
    // Source: `Unmanaged` has the layout of a reference. Looking whether there is one takes as long as a comparison.
    reference = unsafeBitCast(object, to: Unmanaged<Object>?.self)
  }

  @inline(__always)
  fileprivate init(reference: Unmanaged<Object>?) { self.reference = reference }

  /// The object of an unmanaged reference.
  @inline(__always)
  init(_ reference: Unmanaged<Object>) { self.reference = reference }

  /// Holds the object, until ``release()``.
  init(holding object: __owned Object?) {
    if let object { reference = .passRetained(object) } else { reference = nil }
  }

  /// Holds an object that others go on holding, until ``release()``.
  @inline(__always)
  init(alsoHolding object: __shared Object) {
    reference = Unmanaged.passUnretained(object).retain()
  }

  /// No object.
  static var none: Uncounted { Uncounted(reference: nil) }

  var isNone: Bool { reference == nil }

  /// The object, counted for as long as the caller holds it.
  var object: Object? { reference?.takeUnretainedValue() }

  /// The object of a reference that has one, counted for as long as the caller holds it.
  var known: Object { reference.unsafelyUnwrapped.takeUnretainedValue() }

  /// Calls `body` with the object, which must not be given away by what `body` does.
  @discardableResult
  @inline(__always)
  func read<Result>(_ body: (Object) -> Result) -> Result? {
    reference?._withUnsafeGuaranteedRef(body)
  }

  /// Lets the object go that ``init(holding:)`` held.
  func release() {
    reference?.release()
  }

  static func == (lhs: Uncounted, rhs: Uncounted) -> Bool {
    // Comparing optional pointers asks of each whether there is one.
    Int(bitPattern: lhs.reference?.toOpaque()) == Int(bitPattern: rhs.reference?.toOpaque())
  }

  static func != (lhs: Uncounted, rhs: Uncounted) -> Bool { !(lhs == rhs) }
}

extension Array where Element: AnyObject {
  /// Where the first object stands, as long as the array is held and stays as it is.
  @inline(__always)
  var placeOfFirst: UnsafeRawPointer? { withUnsafeBytes { $0.baseAddress } }

  /// The object at an index, without counting it; the array has to hold it as long as it is used.
  ///
  /// Taking an object out of an array counts it, also for a reference that does not.
  @inline(__always)
  func uncounted(_ index: Int) -> Uncounted<Element> {
    withUnsafeBytes { bytes in
      // Source: the array's elements are strong references, and `Unmanaged` has the layout of one.
      Uncounted(
        bytes.load(
          fromByteOffset: index &* MemoryLayout<Element>.stride,
          as: Unmanaged<Element>.self
        )
      )
    }
  }
}

extension Array {
  /// The object at an index, if there is one, without counting it; the array has to hold it as long as it is used.
  @inline(__always)
  func uncounted<Object: AnyObject>(_ index: Int) -> Uncounted<Object> where Element == Object? {
    withUnsafeBytes { bytes in
      Uncounted(
        reference: bytes.load(
          fromByteOffset: index &* MemoryLayout<Element>.stride,
          as: Unmanaged<Object>?.self
        )
      )
    }
  }
}

extension Uncounted<UIView> {
  /// The view above.
  var superview: Uncounted<UIView> { read { $0.storedSuperview } ?? .none }

  /// The view that both views are or stand in as parent, child or siblings; none where they are
  /// further apart.
  @inline(__always)
  func nearOwner(with other: Uncounted<UIView>) -> Uncounted<UIView> {
    if self == other || other.superview == self { return self }
    let above = superview
    return above == other || above == other.superview ? above : .none
  }
}

/// Puts an object where there is none, so that there is nothing to let go of.
///
/// Outside of the main actor, which a closure would be asked for at each view.
@inline(__always)
nonisolated func fill<Object: AnyObject>(_ place: inout Object?, with object: Object) {
  withUnsafeMutablePointer(to: &place) { $0.initialize(to: object) }
}

/// The subviews of a view, gone through by a layout without counting them or their list.
///
/// A list that changes meanwhile is kept as it was until nothing goes through one any more, and its views with it.
@MainActor
struct WalkedSubviews {
  /// How many lists are gone through, one in another.
  @exclusivity(unchecked) private static var depth = 0
  /// The lists that changed meanwhile.
  @exclusivity(unchecked) private static var kept: [[UIView]] = []
  @exclusivity(unchecked) private static var hasKept = false

  // A superview's list holds it, or whoever had it laid out.
  private let view: Uncounted<UIView>
  /// Where the next one stands, and where the list ends.
  private var place: UnsafeRawPointer
  private let limit: UnsafeRawPointer

  /// Begins with the subviews that a view has now; ``end()`` has to follow.
  @inline(__always)
  init(of view: UIView) {
    // A closure here would ask for the main actor.
    let first = view.storedSubviews.placeOfFirst
    // A list without a place has no subviews, whatever stands there.
    place = first ?? UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    limit = place + view.storedSubviews.count &* MemoryLayout<UIView>.stride
    self.view = Uncounted(view)
    Self.begin(view)
  }

  /// The next one, or none behind the last.
  @inline(__always)
  mutating func next() -> Uncounted<UIView> {
    guard place != limit else { return .none }
    // Source: the array's elements are strong references, and `Unmanaged` has the layout of one.
    let subview = Uncounted(place.load(as: Unmanaged<UIView>.self))
    place += MemoryLayout<UIView>.stride
    return subview
  }

  /// Lets the list go.
  @inline(__always)
  func end() {
    view.read { Self.end($0) }
  }

  /// Has the list of a view's subviews kept as it is, as long as a walk that ends with ``end(_:)`` goes on.
  @inline(__always)
  static func begin(_ view: UIView) {
    view.subviewWalks &+= 1
    depth &+= 1
  }

  /// Lets the list of a view go that ``begin(_:)`` kept.
  @inline(__always)
  static func end(_ view: UIView) {
    // A list that was kept meanwhile is not the view's any more.
    if view.subviewWalks > 0 { view.subviewWalks &-= 1 }
    depth &-= 1
    if depth == 0, hasKept { letGo() }
  }

  /// Keeps a list that is gone through as it is.
  @inline(never)
  static func keep(_ subviews: [UIView]) {
    kept.append(subviews)
    hasKept = true
  }

  @inline(never)
  private static func letGo() {
    // A view that dies may change lists itself.
    let lists = kept
    kept = []
    hasKept = false
    extendLifetime(lists)
  }
}

extension UIView {
  /// Keeps the list of subviews as it is for whoever goes through it, before it changes.
  @inline(__always)
  func keepWalkedSubviews() {
    guard subviewWalks > 0 else { return }
    WalkedSubviews.keep(storedSubviews)
    subviewWalks = 0
  }
}

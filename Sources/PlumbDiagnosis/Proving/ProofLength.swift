/// A length in a layout that is to be proven: a sum of edges and sizes of views, in points.
///
///     $0["title"].maxX + 8 <= $0["badge"].minX
public struct ProofLength: Hashable, Sendable {
  /// A quantity of an item.
  struct Term: Hashable, Sendable {
    var item: Int
    var quantity: Quantity
  }

  /// A quantity that the solver knows, in the order in which it tells them.
  enum Quantity: Int, Hashable, Sendable, CaseIterable {
    case left, top, width, height
  }

  var terms: [Term: Double]
  /// What the contents' own widths add, by item.
  var contents: [Int: Double] = [:]
  var constant: Double

  init(_ terms: [Term: Double] = [:], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  static func item(_ item: Int, _ quantity: Quantity) -> ProofLength {
    ProofLength([Term(item: item, quantity: quantity): 1])
  }

  private mutating func add(_ other: ProofLength, times factor: Double) {
    constant += other.constant * factor
    for (term, coefficient) in other.terms {
      terms[term, default: 0] += coefficient * factor
      if terms[term] == 0 { terms[term] = nil }
    }
    for (item, coefficient) in other.contents { contents[item, default: 0] += coefficient * factor }
  }

  /// The sum of two lengths.
  public static func + (a: ProofLength, b: ProofLength) -> ProofLength {
    var result = a
    result.add(b, times: 1)
    return result
  }

  /// The difference of two lengths.
  public static func - (a: ProofLength, b: ProofLength) -> ProofLength {
    var result = a
    result.add(b, times: -1)
    return result
  }

  /// A length and a number of points.
  public static func + (a: ProofLength, b: Double) -> ProofLength { a + ProofLength(constant: b) }

  /// A length without a number of points.
  public static func - (a: ProofLength, b: Double) -> ProofLength { a - ProofLength(constant: b) }

  /// A multiple of a length.
  public static func * (a: Double, b: ProofLength) -> ProofLength {
    var result = ProofLength()
    result.add(b, times: a)
    return result
  }

  /// A multiple of a length.
  public static func * (a: ProofLength, b: Double) -> ProofLength { b * a }

  /// The first length is at most as long as the second.
  public static func <= (a: ProofLength, b: ProofLength) -> ProofStatement {
    ProofStatement(excesses: [a - b])
  }

  /// The first length is at least as long as the second.
  public static func >= (a: ProofLength, b: ProofLength) -> ProofStatement { b <= a }

  /// Both lengths are the same.
  public static func == (a: ProofLength, b: ProofLength) -> ProofStatement {
    ProofStatement(excesses: [a - b, b - a])
  }

  /// The length is at most so many points.
  public static func <= (a: ProofLength, b: Double) -> ProofStatement {
    a <= ProofLength(constant: b)
  }

  /// The length is at least so many points.
  public static func >= (a: ProofLength, b: Double) -> ProofStatement {
    a >= ProofLength(constant: b)
  }

  /// The length is so many points.
  public static func == (a: ProofLength, b: Double) -> ProofStatement {
    a == ProofLength(constant: b)
  }
}

/// Something that is to be proven: that lengths are not longer than others.
public struct ProofStatement: Hashable, Sendable {
  /// None of them is above 0.
  var excesses: [ProofLength]

  /// Both statements hold.
  public static func && (a: ProofStatement, b: ProofStatement) -> ProofStatement {
    ProofStatement(excesses: a.excesses + b.excesses)
  }
}

/// The views of a layout, in statements that are to be proven.
public final class ProofLayout {
  private let find: (String) -> Int?
  private let parent: (Int) -> Int?
  /// The names that no view has.
  private(set) var unknown: [String] = []

  init(find: @escaping (String) -> Int?, parent: @escaping (Int) -> Int?) {
    self.find = find
    self.parent = parent
  }

  /// The view of a name: its `accessibilityIdentifier` or the property that holds it.
  public subscript(name: String) -> ProofView {
    guard let item = find(name) else {
      unknown.append(name)
      return ProofView(
        left: ProofLength(),
        top: ProofLength(),
        width: ProofLength(),
        height: ProofLength()
      )
    }
    return view(item)
  }

  /// A view in the coordinates of the topmost one.
  func view(_ item: Int) -> ProofView {
    var (left, top) = (ProofLength(), ProofLength())
    var next: Int? = item
    while let place = next, let above = parent(place) {
      left = left + .item(place, .left)
      top = top + .item(place, .top)
      next = above
    }
    return ProofView(
      left: left,
      top: top,
      width: .item(item, .width),
      height: .item(item, .height)
    )
  }
}

/// A view in a statement that is to be proven; lengths are in the coordinates of the topmost view.
public struct ProofView: Sendable {
  let left: ProofLength
  let top: ProofLength
  /// Its width.
  public let width: ProofLength
  /// Its height.
  public let height: ProofLength

  /// Its left edge.
  public var minX: ProofLength { left }
  /// Its right edge.
  public var maxX: ProofLength { left + width }
  /// The middle between left and right.
  public var midX: ProofLength { left + width * 0.5 }
  /// Its upper edge.
  public var minY: ProofLength { top }
  /// Its lower edge.
  public var maxY: ProofLength { top + height }
  /// The middle between the upper and the lower edge.
  public var midY: ProofLength { top + height * 0.5 }
}

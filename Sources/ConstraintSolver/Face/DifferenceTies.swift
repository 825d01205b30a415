/// What can still move at an optimum where rows say only by how much variables differ.
///
/// Points that differences allow, each within a range, form a lattice: from what each variable may be by itself follows,
/// along the longest paths of differences, the least and the greatest that it can be, and each of both is reached. So
/// variables come to their goals one after the other without a tableau: whoever has its place narrows the ranges of
/// those around it, as far as these become narrower.
///
/// All numbers are distances from the optimum that is known. Since it keeps all differences, no edge has a negative
/// length, and the nearest places come first, as in Dijkstra's search.
///
/// - Complexity: O(*m* log *m*) for *m* differences to begin with, and then for each variable O(*k* log *k*) for the *k*
///   differences of those whose ranges become narrower.
///
/// Source: K. Murota, "Discrete Convex Analysis", SIAM, 2003 (L♮-convex sets are lattices); E. W. Dijkstra, "A note on
/// two problems in connexion with graphs", Numerische Mathematik 1, 1959.
struct DifferenceTies: ~Copyable {
  /// How far variables can go one way.
  struct Reach: ~Copyable {
    /// A variable that can go no more than `length` further than another.
    struct Edge: BitwiseCopyable {
      var end: Int32
      var length: Double
    }

    /// A variable whose neighbours are to be looked at.
    struct Waiting: BitwiseCopyable {
      var distance: Double
      var node: Int32
    }

    var distances = Slab<Double>()
    /// The edges from each variable, one variable after the other.
    var edges = Slab<Edge>()
    var firstEdge = Slab<Int32>()
    /// A heap, the least distance first.
    private var waiting = Slab<Waiting>()

    init() {}
  }

  /// How far each variable can fall, and how far it can rise; less than nothing where it must go the other way.
  private var fall = Reach()
  private var rise = Reach()
  /// The same before any variable had its place.
  private var firstFall = Slab<Double>()
  private var firstRise = Slab<Double>()
  /// Whether a variable has its place, and how far that is from where it was.
  private var isPlaced = Slab<Bool>()
  private var changes = Slab<Double>()

  /// Finds out how far variables can go.
  ///
  /// - Parameters:
  ///   - ranges: How far each variable may go by itself.
  ///   - differences: By how much pairs of variables may come to differ more or less than they do.
  init(
    _ ranges: UnsafeBufferPointer<KeptFaces.Range>,
    _ differences: UnsafeBufferPointer<KeptFaces.Difference>
  ) {
    for range in ranges {
      fall.distances.append(-range.lower)
      rise.distances.append(range.upper)
    }
    isPlaced.append(repeating: false, count: ranges.count)
    changes.append(repeating: 0, count: ranges.count)
    fall.addEdges(differences, isReversed: false)
    rise.addEdges(differences, isReversed: true)
    fall.findAll(isPlaced)
    rise.findAll(isPlaced)
    firstFall.copy(fall.distances)
    firstRise.copy(rise.distances)
  }

  /// How far a variable could fall and rise before any had its place.
  func range(of node: Int) -> (lower: Double, upper: Double) { (-firstFall[node], firstRise[node]) }

  /// How far a variable went.
  func change(of node: Int) -> Double { changes[node] }

  /// Brings a variable as near to a goal as the earlier ones allow, and keeps it there.
  ///
  /// - Parameters:
  ///   - node: The variable.
  ///   - way: How far it would like to go.
  /// - Returns: False where nothing is left of its range, by more than rounding.
  mutating func settle(_ node: Int, by way: Double) -> Bool {
    guard !isPlaced[node] else { return true }
    let (lower, upper) = (-fall.distances[node], rise.distances[node])
    guard lower <= upper + Tolerance.freedom else { return false }
    let change = max(lower, min(upper, way))
    isPlaced[node] = true
    changes[node] = change
    fall.place(node, at: -change, isPlaced)
    rise.place(node, at: change, isPlaced)
    return true
  }
}

extension DifferenceTies.Reach {
  /// Lists the edges that differences make.
  fileprivate mutating func addEdges(
    _ differences: UnsafeBufferPointer<KeptFaces.Difference>,
    isReversed: Bool
  ) {
    let count = distances.count
    firstEdge.append(repeating: 0, count: count + 2)
    for difference in differences {
      Self.forEach(of: difference, isReversed) { start, _, _ in firstEdge[start + 2] += 1 }
    }
    for node in 0..<count { firstEdge[node + 2] += firstEdge[node + 1] }
    edges.appendRoom(Int(firstEdge[count + 1]))
    for difference in differences {
      Self.forEach(of: difference, isReversed) { start, end, length in
        edges[firstEdge[start + 1]] = Edge(end: end, length: length)
        firstEdge[start + 1] += 1
      }
    }
  }

  private static func forEach(
    of difference: KeptFaces.Difference,
    _ isReversed: Bool,
    _ body: (_ start: Int32, _ end: Int32, _ length: Double) -> Void
  ) {
    let (first, second) = (difference.first, difference.second)
    // The first falls no further than the second and what their difference may shrink by; so the second can rise
    // no further than the first and that.
    if difference.lower > -.infinity {
      body(isReversed ? first : second, isReversed ? second : first, -difference.lower)
    }
    if difference.upper < .infinity {
      body(isReversed ? second : first, isReversed ? first : second, difference.upper)
    }
  }

  /// Finds the distances of all from those that are known of each by itself.
  fileprivate mutating func findAll(_ isPlaced: borrowing Slab<Bool>) {
    for node in 0..<distances.count where distances[node] < .infinity { wait(Int32(node)) }
    search(isPlaced)
  }

  /// Puts a variable in its place.
  fileprivate mutating func place(
    _ node: Int,
    at distance: Double,
    _ isPlaced: borrowing Slab<Bool>
  ) {
    // As far as it could go, it is no news to the others.
    guard distances[node] != distance else { return }
    distances[node] = distance
    wait(Int32(node))
    search(isPlaced)
  }

  private mutating func search(_ isPlaced: borrowing Slab<Bool>) {
    while let next = takeNearest() {
      guard next.distance == distances[next.node] else { continue }
      for place in firstEdge[next.node]..<firstEdge[next.node + 1] {
        let edge = edges[place]
        let distance = next.distance + edge.length
        guard distance < distances[edge.end], !isPlaced[edge.end] else { continue }
        distances[edge.end] = distance
        wait(edge.end)
      }
    }
  }

  private mutating func wait(_ node: Int32) {
    let item = Waiting(distance: distances[node], node: node)
    waiting.append(item)
    var child = waiting.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard item.distance < waiting[parent].distance else { break }
      waiting[child] = waiting[parent]
      child = parent
    }
    waiting[child] = item
  }

  private mutating func takeNearest() -> Waiting? {
    guard let last = waiting.popLast() else { return nil }
    guard !waiting.isEmpty else { return last }
    let first = waiting[0]
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < waiting.count else { break }
      if child + 1 < waiting.count, waiting[child + 1].distance < waiting[child].distance {
        child += 1
      }
      guard waiting[child].distance < last.distance else { break }
      waiting[parent] = waiting[child]
      parent = child
    }
    waiting[parent] = last
    return first
  }
}

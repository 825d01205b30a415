package import Foundation

/// Lengths one after the other, which can be changed, summed and searched in logarithmic time.
///
/// A list of 100,000 rows changes the length of one row whenever a row is first shown; adding all of
/// them up again each time would make scrolling slow.
///
/// Source: Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and
/// Experience 24(3), 1994.
package struct ExtentIndex {
  private var lengths: [CGFloat]
  /// Sums of ranges of lengths, by the tree of the source, counted from 1.
  private var tree: [CGFloat]

  /// Creates an index of lengths in points.
  package init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    tree = [0] + lengths
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  /// The number of lengths.
  package var count: Int { lengths.count }

  /// The length at a place; setting it moves everything behind it.
  package subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let difference = newValue - lengths[index]
      guard difference != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node < tree.count {
        tree[node] += difference
        node += node & -node
      }
    }
  }

  /// The sum of the lengths before a place, up to the number of lengths.
  package func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }

  /// The sum of all lengths.
  package var total: CGFloat { offset(of: count) }

  /// The first place whose end lies behind an offset in points, or the number of lengths.
  package func index(endingAfter offset: CGFloat) -> Int {
    var node = 0
    var rest = offset
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next < tree.count, tree[next] <= rest {
        node = next
        rest -= tree[next]
      }
      step /= 2
    }
    return node
  }
}

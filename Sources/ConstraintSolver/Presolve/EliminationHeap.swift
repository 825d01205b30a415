/// The times of eliminations that wait to be looked at.
struct EliminationHeap {
  private var items: [Int] = []
  private let latestFirst: Bool

  init(latestFirst: Bool) {
    self.latestFirst = latestFirst
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool { latestFirst ? a > b : a < b }

  mutating func push(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, precedes(items[child], items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int? {
    guard let last = items.popLast() else { return nil }
    guard let first = items.first else { return last }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { return first }
      if child + 1 < items.count, precedes(items[child + 1], items[child]) { child += 1 }
      guard precedes(items[child], items[parent]) else { return first }
      items.swapAt(child, parent)
      parent = child
    }
  }
}

#if HarfBuzz
extension FontFile {
  /// The advances in em of characters in a row, as HarfBuzz shapes their text.
  ///
  /// What a cluster of HarfBuzz's takes counts for the character in which it begins: a ligature for its first one.
  func shapedAdvances(of clusters: ArraySlice<Cluster>, _ text: String) -> [Double] {
    var starts: [Int] = []
    var length = 0
    for cluster in clusters {
      starts.append(length)
      length += cluster.others.reduce(cluster.scalar.utf8.count) { $0 + $1.utf8.count }
    }
    var result = [Double](repeating: 0, count: clusters.count)
    for (offset, advance) in shaper.advances(of: text) {
      // The last character that begins no later.
      var (low, high) = (0, starts.count)
      while low + 1 < high {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      result[low] += advance
    }
    return result
  }
}
#endif

#if HarfBuzz
extension FontFile {
  /// The advances in em of characters in a row, as HarfBuzz shapes them.
  ///
  /// What a cluster of HarfBuzz's takes counts for the character in which it begins: a ligature for its first one.
  func shapedAdvances(of clusters: ArraySlice<Cluster>) -> [Double] {
    var text = String.UnicodeScalarView()
    var starts: [Int] = []
    var length = 0
    for cluster in clusters {
      starts.append(length)
      for scalar in [cluster.scalar] + cluster.others {
        text.append(scalar)
        length += scalar.utf8.count
      }
    }
    let string = String(text)
    let known = ShapedAdvances.shared.advances(of: string, in: self)
    var result = [Double](repeating: 0, count: clusters.count)
    for (offset, advance) in known {
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

/// The advances of texts that were shaped before, by font and text.
private final class ShapedAdvances: @unchecked Sendable {
  static let shared = ShapedAdvances()

  /// A font, which is kept so that no other one takes its place in memory, and a text.
  private struct Key: Hashable {
    var font: HarfBuzzFont
    var text: String

    static func == (left: Key, right: Key) -> Bool {
      left.font === right.font && left.text == right.text
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(font))
      hasher.combine(text)
    }
  }

  /// How many texts are kept; then all are forgotten.
  private static let limit = 8192
  private let state = Locked<[Key: [(offset: Int, advance: Double)]]>([:])

  func advances(of text: String, in font: FontFile) -> [(offset: Int, advance: Double)] {
    let key = Key(font: font.shaper, text: text)
    if let known = state.withLock({ $0[key] }) { return known }
    let made = font.shaper.advances(of: text)
    state.withLock {
      if $0.count >= Self.limit { $0.removeAll() }
      $0[key] = made
    }
    return made
  }
}
#endif

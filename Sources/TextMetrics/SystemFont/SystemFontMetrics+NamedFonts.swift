/// Text in fonts that are not the system's; characters that they do not have are taken from the system font, as UIKit
/// falls back on other fonts.
extension SystemFontMetrics {
  /// Appends the advances of text in the font of a file, in points.
  func appendAdvances(
    of clusters: ArraySlice<Cluster>,
    file: FontFile,
    size: Double,
    to advances: inout [Double]
  ) {
    /// Where the characters begin that the font has, since the last one that it lacks.
    var start = clusters.startIndex
    func finishRun(_ end: Int) {
      guard start < end else { return }
      advances += file.advances(of: clusters[start..<end]).map { $0 * size }
    }
    for index in clusters.indices where clusters[index].isSystems || !file.has(clusters[index]) {
      finishRun(index)
      start = index + 1
      appendAdvances(of: clusters[index...index], font: .fallback(size: size), to: &advances)
    }
    finishRun(clusters.endIndex)
  }

  /// Appends the advances of text by the figures of a substitute, in points.
  func appendAdvances(
    of clusters: ArraySlice<Cluster>,
    substitute: SubstituteFont,
    size: Double,
    to advances: inout [Double]
  ) {
    var previous: Unicode.Scalar?
    for index in clusters.indices {
      let cluster = clusters[index]
      let scalar = substitute.letter(for: cluster.scalar)
      let width = cluster.isSystems ? nil : substitute.advance(of: scalar)
      if let width {
        if let previous, let last = advances.popLast() {
          advances.append(last + substitute.gain(between: previous, and: scalar) * size)
        }
        previous = scalar
        let rest = cluster.rest.reduce(0) { $0 + advance(of: $1, substitute, size) }
        advances.append(width * size + rest)
      } else {
        previous = nil
        appendAdvances(of: clusters[index...index], font: .fallback(size: size), to: &advances)
      }
    }
  }

  /// The advance of what joins a character, in points.
  private func advance(
    of scalar: Unicode.Scalar,
    _ substitute: SubstituteFont,
    _ size: Double
  ) -> Double {
    let known = substitute.advance(of: substitute.letter(for: scalar))
    return known.map { $0 * size } ?? advance(of: [scalar], font: .fallback(size: size))
  }
}

extension SubstituteFont {
  /// The letter by which a character is measured: its base letter, where the font lacks the character.
  fileprivate func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    BaseLetters.shared.base(of: scalar) { advance(of: $0) != nil }
  }
}

extension FontDescription {
  /// The font that characters are taken from which a named font lacks: one without a name, which no file has and
  /// nothing is substituted for.
  fileprivate static func fallback(size: Double) -> FontDescription {
    FontDescription(family: .named(""), pointSize: size)
  }
}

extension Cluster {
  /// Whether the system measures the character whatever the font.
  fileprivate var isSystems: Bool { isEmoji || kind == .newline || scalar == "\t" }
}

extension FontFile {
  /// Whether the font has all that takes room of a character.
  fileprivate func has(_ cluster: Cluster) -> Bool {
    advance(of: cluster.scalar) != nil && cluster.rest.allSatisfy { advance(of: $0) != nil }
  }

  /// The advances in em of characters in a row that the font has; those of a text that was measured before are kept.
  fileprivate func advances(of clusters: ArraySlice<Cluster>) -> [Double] {
    var text = String.UnicodeScalarView()
    for cluster in clusters {
      text.append(cluster.scalar)
      text.append(contentsOf: cluster.others)
    }
    let string = String(text)
    return measured.advances(of: string) {
      #if HarfBuzz
      return shapedAdvances(of: clusters, string)
      #else
      return readAdvances(of: clusters)
      #endif
    }
  }

  /// The advances by the font's own tables.
  private func readAdvances(of clusters: ArraySlice<Cluster>) -> [Double] {
    var scalars: [Unicode.Scalar] = []
    /// How many scalars each character has.
    var counts: [Int] = []
    for cluster in clusters {
      let rest = cluster.rest
      scalars.append(cluster.scalar)
      scalars += rest
      counts.append(1 + rest.count)
    }
    var known = (advances(of: scalars) ?? [])[...]
    return counts.map { count in
      defer { known = known.dropFirst(count) }
      return known.prefix(count).reduce(0, +)
    }
  }
}

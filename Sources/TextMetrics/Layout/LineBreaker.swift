import Requirements

/// Breaks a text into lines by the advances that a source of metrics gives.
///
/// Greedy, like UIKit: a line takes as many characters as fit. ``LineBreakOpportunities`` says where
/// words end; it is asked for only when a paragraph is wider than its line.
struct LineBreaker<Metrics: CharacterMeasuring> {
  let metrics: Metrics
  let text: StyledText
  let available: Double
  let lineLimit: Int
  let lineBreak: LineBreakMode

  private var clusters: [Cluster] = []
  /// `position[i]` is the distance from the start of the text to character `i`, all on one line.
  private var position: [Double] = [0]
  /// The index of the first character of each run.
  private var runStart: [Int] = []
  private var fontMetrics: [FontMetrics] = []
  /// Whether a line may begin at each character; empty until a paragraph has to be broken.
  private var begins: [Bool] = []

  init(
    metrics: Metrics,
    text: StyledText,
    width: Double,
    lineLimit: Int,
    lineBreak: LineBreakMode
  ) {
    requirement(!width.isNaN, "available width is NaN; use .infinity for no limit")
    requirement(lineLimit >= 0, "line limit is \(lineLimit); 0 means no limit")
    self.metrics = metrics
    self.text = text
    self.available = max(0, width)
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    measure()
  }

  private mutating func measure() {
    var advances: [Double] = []
    var offset = 0
    for run in text.runs {
      let start = clusters.count
      runStart.append(start)
      fontMetrics.append(
        run.attachment.map { FontMetrics($0) } ?? metrics.metrics(of: run.font)
      )
      for var cluster in Cluster.all(in: run.text) {
        cluster.offset += offset
        clusters.append(cluster)
      }
      offset += run.text.utf8.count
      if let attachment = run.attachment {
        advances += clusters[start...].map { $0.kind == .newline ? 0 : attachment.width }
        continue
      }
      metrics.appendAdvances(of: clusters[start...], font: run.font, to: &advances)
      guard run.letterSpacing != 0 else { continue }
      for index in start..<clusters.count where clusters[index].kind != .newline {
        advances[index] += run.letterSpacing
      }
    }
    position.reserveCapacity(advances.count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      position.append(sum)
    }
  }

  /// The lines and their total size.
  consuming func layout() -> TextLayout {
    var stack = LineStack()
    var start = 0
    var isTruncated = false
    while start < clusters.count, !isTruncated {
      let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
      let style = text.runs[run(at: start)].paragraph
      stack.beginParagraph(style)
      isTruncated = appendLines(from: start, to: end, style: style, stack: &stack)
      // The limit may be reached while paragraphs are left.
      if lineLimit > 0, stack.lines.count == lineLimit, end + 1 < clusters.count {
        isTruncated = true
      }
      start = end + 1
    }
    return stack.layout(isTruncated: isTruncated)
  }

  /// Appends the lines of one paragraph; returns whether characters were left out.
  private mutating func appendLines(
    from start: Int,
    to end: Int,
    style: ParagraphStyle,
    stack: inout LineStack
  ) -> Bool {
    var lineStart = start
    repeat {
      let indent = lineStart == start ? style.firstLineHeadIndent : style.headIndent
      let room = room(style, after: indent)
      let isLast = lineLimit > 0 && stack.lines.count == lineLimit - 1
      let fitting = lineEnd(from: lineStart, to: end, room: room)
      let takesRest = isLast && lineBreak.fillsLastLine && fitting < end
      let lineEnd = takesRest ? end : fitting
      let visibleEnd = lineEnd == end ? end : trimmed(lineStart, lineEnd)
      let natural =
        position[visibleEnd] - position[lineStart]
        + (lineEnd < end ? hyphenWidth(before: visibleEnd, since: lineStart) : 0)
      let box = lineBox(from: lineStart, to: max(lineEnd, lineStart + 1))
      stack.append(
        range: index(lineStart)..<index(lineEnd),
        width: min(natural, room),
        indent: indent,
        hangingSpace: min(position[lineEnd] - position[visibleEnd], max(0, room - natural)),
        ascent: box.ascender,
        descent: box.descender,
        leading: box.leading,
        style: style
      )
      lineStart = lineEnd
      if isLast, takesRest || lineEnd < end { return true }
    } while lineStart < end
    return false
  }

  /// The room of a line that is moved in, in points.
  private func room(_ style: ParagraphStyle, after indent: Double) -> Double {
    let end = style.tailIndent > 0 ? min(style.tailIndent, available) : available + style.tailIndent
    return max(0, end - indent)
  }

  /// The end of the longest line that begins at `start`; at least one character long.
  private mutating func lineEnd(from start: Int, to end: Int, room: Double) -> Int {
    // Half a millionth of a point absorbs the rounding of the sum: a text fits its own width.
    let limit = position[start] + room + 5e-7
    if position[end] <= limit || start == end { return end }
    findOpportunities()
    var lastBreak: Int?
    var index = start
    while index < end {
      // Spaces hang over the edge: they never start a new line.
      if clusters[index].kind != .space, position[index + 1] > limit { break }
      index += 1
      guard index < end, begins[index] else { continue }
      let hyphen = hyphenWidth(before: index, since: start)
      if hyphen == 0 || position[index] + hyphen <= limit { lastBreak = index }
    }
    if index == end { return end }
    if lineBreak == .byCharWrapping { return max(index, start + 1) }
    return lastBreak ?? max(index, start + 1)
  }

  private mutating func findOpportunities() {
    guard begins.isEmpty else { return }
    begins = [Bool](repeating: false, count: clusters.count)
    var index = 0
    for offset in LineBreakOpportunities(of: text.string).offsets {
      while index < clusters.count, clusters[index].offset < offset { index += 1 }
      // A character of several scalars is never broken.
      if index < clusters.count, clusters[index].offset == offset { begins[index] = true }
    }
  }

  /// The width of the hyphen that is drawn where a line breaks after a soft one, in points; else 0.
  private func hyphenWidth(before index: Int, since start: Int) -> Double {
    guard index > start, clusters[index - 1].kind == .softHyphen else { return 0 }
    var hyphen = clusters[index - 1]
    (hyphen.scalar, hyphen.kind) = ("-", .text)
    var advance: [Double] = []
    let font = text.runs[run(at: index - 1)].font
    metrics.appendAdvances(of: [hyphen], font: font, to: &advance)
    return advance.first ?? 0
  }

  /// `end` without the spaces before it.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, clusters[end - 1].kind == .space { end -= 1 }
    return end
  }

  private func index(_ cluster: Int) -> String.Index {
    let utf8 = text.string.utf8
    guard cluster < clusters.count else { return utf8.endIndex }
    return utf8.index(utf8.startIndex, offsetBy: clusters[cluster].offset)
  }

  /// The run that holds character `index`.
  private func run(at index: Int) -> Int {
    max(0, (runStart.firstIndex { $0 > index } ?? runStart.count) - 1)
  }

  /// The tallest ascender, the deepest descender and the greatest leading of the fonts of a line, each where
  /// its run stands.
  private func lineBox(
    from start: Int,
    to end: Int
  ) -> (ascender: Double, descender: Double, leading: Double) {
    var ascender = 0.0
    var descender = 0.0
    var leading = 0.0
    for run in run(at: start)...max(run(at: start), run(at: end - 1)) {
      let offset = text.runs[run].baselineOffset
      ascender = max(ascender, fontMetrics[run].ascender + offset)
      descender = max(descender, fontMetrics[run].descender - offset)
      leading = max(leading, fontMetrics[run].leading)
    }
    return (ascender, descender, leading)
  }
}

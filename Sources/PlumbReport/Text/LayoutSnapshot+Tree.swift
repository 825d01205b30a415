public import LayoutEngine

extension LayoutSnapshot {
  /// The views as a tree of lines, each with its class, its name, its texts and its frame.
  ///
  /// A frame is relative to the view around it: x, y, width and height, with at most two digits after
  /// the point. What a text shows stands line by line where it is known, with an ellipsis where it is
  /// cut. Of what decides no frame, the words name opacity, clipping, transforms, places in front of siblings,
  /// gradients, shapes, masks and the layers that code added; colors are for pictures. No address, date or language has a part in it:
  ///
  ///     UIView (0, 0, 320, 240)
  ///       UILabel "Welcome" | "back" (24, 24, 112, 40.67)
  ///       UIButton `Send` hidden (8, 80.67, 304, 50)
  public var treeText: String {
    var depth: [Int] = []
    var children: [[Int]] = Array(repeating: [], count: items.count)
    var waiting: [Int] = []
    for (index, item) in items.enumerated() {
      let parent = item.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      depth.append(parent.map { depth[$0] + (items[$0].kind == .view ? 1 : 0) } ?? 0)
      if let parent { children[parent].append(index) } else { waiting.append(index) }
    }
    waiting.reverse()
    var lines: [String] = []
    while let next = waiting.popLast() {
      if items[next].kind == .view {
        lines.append(String(repeating: "  ", count: depth[next]) + items[next].treeLine)
      }
      waiting += children[next].reversed()
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension LayoutSnapshot.Item {
  fileprivate var treeLine: String {
    var words = [className]
    if let label, !label.isEmpty { words.append("`\(label)`") }
    let shown = look?.lines.map(\.text) ?? [text].compactMap(\.self)
    if !shown.isEmpty { words.append(shown.map { "\"\($0)\"" }.joined(separator: " | ")) }
    if isHidden { words.append("hidden") }
    if let opacity = look?.opacity, opacity < 1 { words.append("alpha \(SVG.number(opacity))") }
    if clipsToBounds { words.append("clips") }
    words += look?.treeWords ?? []
    let sides = [frame.x, frame.y, frame.width, frame.height].map(SVG.number)
    return TerminalText.safe(words.joined(separator: " ")) + " (" + sides.joined(separator: ", ")
      + ")"
  }
}

extension LayoutSnapshot.Look {
  /// What layers and transforms say, a word or two each.
  fileprivate var treeWords: [String] {
    var words: [String] = []
    if let transform {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map(SVG.number)
      words.append("transform [\(numbers.joined(separator: ", "))]")
    }
    if zPosition != 0 { words.append("z \(SVG.number(zPosition))") }
    if gradient != nil { words.append("gradient") }
    if shape != nil { words.append("shape") }
    if !layers.isEmpty { words.append(Self.counted(layers.reduce(0) { $0 + $1.count })) }
    if mask != nil { words.append("masked") }
    if layersLeftOut > 0 { words.append(Self.counted(layersLeftOut) + " left out") }
    return words
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 layer" : "\(count) layers" }
}

extension LayoutSnapshot.Layer {
  /// How many layers it is with those in it.
  fileprivate var count: Int { look.layers.reduce(1) { $0 + $1.count } }
}

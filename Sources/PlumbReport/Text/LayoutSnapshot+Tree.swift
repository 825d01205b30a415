public import LayoutEngine

extension LayoutSnapshot {
  /// The views as a tree of lines, each with its class, its name, its texts and its frame.
  ///
  /// A frame is relative to the view around it: x, y, width and height, with at most two digits after
  /// the point. What a text shows stands line by line where it is known, with an ellipsis where it is
  /// cut. No address, date or language has a part in it:
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
    let sides = [frame.x, frame.y, frame.width, frame.height].map(SVG.number)
    return TerminalText.safe(words.joined(separator: " ")) + " (" + sides.joined(separator: ", ")
      + ")"
  }
}

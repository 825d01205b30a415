import Foundation
import TestSupport

@testable import PlumbInterfaceBuilder

/// Writes other numbers into the saved rectangles of a document that no layout may depend on.
///
/// The rectangles of roots and their cells, of fixed frames and of views placed by their mask are
/// input and stay; so do the sizes that a mask refers to. With saved text sizes, the sizes of texts are
/// input too: only their places change.
struct FrameScrambler {
  let document: InterfaceDocument
  let rootIDs: Set<String>
  let keepsTextSizes: Bool

  /// The document's text with scrambled rectangles, and how many were changed.
  func scramble(_ data: Data, seed: UInt64) -> (data: Data, count: Int) {
    var random = SeededRandom(seed: seed)
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var count = 0
    for element in document.root.selfAndDescendants {
      guard let rect = element.child("rect", key: "frame"), !isInput(element) else { continue }
      let line = rect.line - 1
      // Where several elements share a line, it is not known which rectangle is whose.
      guard lines[line].components(separatedBy: "<rect ").count == 2 else { continue }
      var names = ["x", "y"]
      if !keepsSize(element) { names += ["width", "height"] }
      for name in names {
        let value = Double.random(in: name.count > 1 ? 0...900 : -500...500, using: &random)
        replace(name, with: value.rounded(), in: &lines[line])
      }
      count += 1
    }
    return (Data(lines.joined(separator: "\n").utf8), count)
  }

  private func isInput(_ element: InterfaceElement) -> Bool {
    if let id = element.id, rootIDs.contains(id) { return true }
    let isCell = ["tableViewCell", "collectionViewCell"].contains(element.name)
    return isCell || element.isPlacedByFrame
  }

  private func keepsSize(_ element: InterfaceElement) -> Bool {
    if keepsTextSizes, isSizedByText(element) { return true }
    var inside = element.child("subviews")?.children ?? []
    if let content = element.child("view", key: "contentView") { inside.append(content) }
    return inside.contains(where: \.isPlacedByFrame)
  }

  /// Whether the saved size is that of texts; a toolbar, a date picker and a symbol count as text.
  private func isSizedByText(_ element: InterfaceElement) -> Bool {
    switch element.name {
    case "label", "button", "textField", "textView", "toolbar", "datePicker": true
    case "imageView": element["catalog"] == "system"
    default: false
    }
  }

  private func replace(_ name: String, with value: Double, in line: inout String) {
    guard let start = line.range(of: " \(name)=\""),
      let end = line.range(of: "\"", range: start.upperBound..<line.endIndex)
    else { return }
    line.replaceSubrange(start.upperBound..<end.lowerBound, with: "\(value)")
  }
}

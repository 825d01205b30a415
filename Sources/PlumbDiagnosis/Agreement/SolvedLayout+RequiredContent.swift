import LayoutEngine

extension SolvedLayout {
  /// Whether the required constraints, with the required holds on content among them, contradict each other.
  ///
  /// At run time a required hold gives way to required constraints without a word, so that it is no part of a
  /// conflict; the verdicts of a manifest count it as a constraint like the others.
  var contradictsItself: Bool {
    !conflicts.isEmpty || snapshot.items.indices.contains(where: missesContent)
  }

  /// Whether an item is larger or smaller than a content that it is required to be as large as.
  private func missesContent(_ index: Int) -> Bool {
    let properties = snapshot.items[index].properties
    let frame = engine.exactFrame(of: ItemID(index: index))
    let insets = properties.alignmentInsets
    let lengths = [
      LayoutAxis.horizontal: frame.width - insets.left - insets.right,
      .vertical: frame.height - insets.top - insets.bottom,
    ]
    return lengths.contains { axis, length in
      guard let content = properties.length(axis) else { return false }
      return (properties.priority(axis, isHugging: true) >= 1000 && length > content + 0.01)
        || (properties.priority(axis, isHugging: false) >= 1000 && length < content - 0.01)
    }
  }
}

/// Checks that hold for a document as a whole.
struct DocumentChecker {
  let root: InterfaceElement

  /// The index of every element that has an identifier.
  ///
  /// - Throws: An error at the second of two elements with one identifier.
  func identifiers() throws(DocumentError) -> [String: Int] {
    var result: [String: Int] = [:]
    for (index, node) in root.tree.nodes.enumerated() {
      // A device's id is the name of its model.
      guard node.name != "device", let id = node.attributes["id"] else { continue }
      if let first = result.updateValue(index, forKey: id) {
        let line = root.tree.nodes[first].line
        throw InterfaceElement(tree: root.tree, index: index)
          .error(.duplicateIdentifier(id, firstLine: line))
      }
    }
    return result
  }

  /// Refuses views that contain themselves by way of `reference` among their subviews.
  func checkContainment(_ identifiers: [String: Int]) throws(DocumentError) {
    // From the element that holds a reference to the element it refers to.
    var edges: [(holder: Int, line: Int, target: Int, id: String)] = []
    let nodes = root.tree.nodes
    for (index, node) in nodes.enumerated() {
      guard let id = node.attributes["reference"], let target = identifiers[id],
        let parent = node.parent, nodes[parent].name == "subviews"
      else { continue }
      edges.append((index, node.line, target, id))
    }
    // An edge reaches every edge whose holder lies inside its target. Follow until one comes back.
    for start in edges {
      var reached: Set<Int> = []
      var waiting = [start.target]
      while let target = waiting.popLast() {
        guard reached.insert(target).inserted else { continue }
        if (target..<nodes[target].end).contains(start.holder) {
          throw InterfaceElement(tree: root.tree, index: start.target)
            .error(.cycle(identifier: start.id, containedAtLine: start.line))
        }
        let inside = target..<nodes[target].end
        waiting += edges.filter { inside.contains($0.holder) }.map(\.target)
      }
    }
  }

  /// Reads once whatever decides a frame.
  func checkValues() throws(DocumentError) {
    for element in root.selfAndDescendants {
      switch element.name {
      case "constraint": _ = try element.constraint()
      case "fontDescription": _ = try element.describedFont(defaultSize: 17)
      case "autoresizingMask": _ = try element.parent?.autoresizing()
      case "rect":
        if let key = element.key { _ = try element.parent?.rect(key: key) }
      case "edgeInsets", "directionalEdgeInsets", "inset":
        if let key = element.key { _ = try element.parent?.insets(key: key) }
      case "variation": _ = try element.parent?.variations()
      default: break
      }
      for name in Self.priorities { _ = try element.priority(name) }
    }
  }

  private static let priorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]
}

/// An element of an Interface Builder document, with the line it stands on.
///
/// A value that refers to the document's elements, which never change: copying is cheap, comparing
/// compares places in the document.
public struct InterfaceElement: Sendable {
  let tree: ElementTree
  let index: Int

  private var node: ElementTree.Node { tree.nodes[index] }

  /// The name of the element, such as `label`.
  public var name: String { node.name }
  /// The attributes as they are written, entities resolved.
  public var attributes: [String: String] { node.attributes }
  /// The line on which the start tag ends, counted from 1.
  public var line: Int { node.line }
  /// The column of the start tag's `<` in Unicode code points, counted from 1; nil for a tag that runs over
  /// several lines.
  public var column: Int? { node.column }
  /// The name of the document, as in its errors.
  public var file: String { tree.file }
  /// The characters directly inside the element, joined.
  public var text: String { node.text }
  /// The identifier by which other elements refer to this one.
  public var id: String? { attributes["id"] }
  /// The role that the element plays for its parent, such as `frame`.
  public var key: String? { attributes["key"] }

  /// The value of an attribute as it is written.
  public subscript(attribute: String) -> String? { node.attributes[attribute] }

  /// The element around this one; none for the root.
  public var parent: InterfaceElement? {
    node.parent.map { InterfaceElement(tree: tree, index: $0) }
  }

  /// The elements directly inside, in order.
  public var children: [InterfaceElement] {
    node.children.map { InterfaceElement(tree: tree, index: $0) }
  }

  /// This element and all inside it, in document order.
  public var selfAndDescendants: [InterfaceElement] {
    (index..<node.end).map { InterfaceElement(tree: tree, index: $0) }
  }

  /// The elements around this one, innermost first.
  public var ancestors: [InterfaceElement] {
    Array(sequence(first: self) { $0.parent }.dropFirst())
  }

  /// The first child with a name.
  public func child(named name: String) -> InterfaceElement? {
    firstChild { $0.name == name }
  }

  /// The children with a name, in order.
  public func children(named name: String) -> [InterfaceElement] {
    children.filter { $0.name == name }
  }

  /// The first child with a role, and with a name where one is given.
  public func child(key: String, named name: String? = nil) -> InterfaceElement? {
    firstChild { $0.attributes["key"] == key && (name == nil || $0.name == name) }
  }

  private func firstChild(where matches: (ElementTree.Node) -> Bool) -> InterfaceElement? {
    node.children.first { matches(tree.nodes[$0]) }.map { InterfaceElement(tree: tree, index: $0) }
  }

  /// An error whose place is this element.
  public func error(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(file: file, line: line, problem: problem)
  }
}

extension InterfaceElement: Hashable {
  /// Whether both are the same element of the same document.
  public static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
    left.tree === right.tree && left.index == right.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}

/// All elements of a document in document order.
///
/// One array, not a tree of objects: nothing recurses, however deep the nesting.
final class ElementTree: Sendable {
  struct Node: Sendable {
    var name: String
    var attributes: [String: String]
    var line: Int
    var column: Int?
    var parent: Int?
    var children: [Int] = []
    /// The index after the last element inside this one.
    var end: Int
    var text = ""
  }

  let file: String
  let nodes: [Node]

  init(file: String, nodes: [Node]) {
    self.file = file
    self.nodes = nodes
  }
}

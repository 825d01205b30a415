extension InterfaceElement {
  /// What stands in the "Notes" of the element's identity inspector; nil where nothing does.
  ///
  /// Source: documents saved by Xcode 10 to 16: an attributed string with the key `userComments`, of which each
  /// fragment has its text as an attribute, or, with line breaks in it, as an element.
  var notes: String? {
    guard let comments = child(key: "userComments") else { return nil }
    let fragments = comments.children(named: "fragment").compactMap {
      $0["content"] ?? $0.child(key: "content")?.text
    }
    let text = fragments.isEmpty ? comments.text : fragments.joined()
    return text.isEmpty ? nil : text
  }
}

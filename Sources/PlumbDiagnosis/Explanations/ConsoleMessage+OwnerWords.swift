import PlumbLog

extension ConsoleMessage {
  /// What is logged of controllers whose views are elsewhere, and of values of SwiftUI that depend on themselves.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
  func ownerWords(about subject: String?) -> Words {
    switch self {
    case .wrongParent:
      return (
        "the view of \(subject ?? "a controller") is in the view of another controller than its parent",
        "the view is added without addChild(_:), is still in the view of the controller before, or one view belongs to two "
          + "controllers",
        "call addChild(_:) before addSubview(_:), then didMove(toParent:); to move a child, call willMove(toParent: nil), "
          + "removeFromSuperview() and removeFromParent() first; keep an inputView or an inputAccessoryView out of the app's own views"
      )
    case .preferenceLoop:
      let name = subject ?? "a preference"
      return (
        "\(name) is set several times while a SwiftUI view is laid out",
        "a size that is read (GeometryReader, onPreferenceChange) sets a state from which the size follows again",
        "read the size by onGeometryChange(for:of:action:), set the state only for a difference of a point or more, and do not "
          + "let the view that is measured depend on it"
      )
    default:
      return (
        "a value of a SwiftUI view depends on itself",
        "a state changes while the view is laid out that reads it, such as a size that is measured and set, or a focus that is "
          + "moved in layout",
        "set the state in an action, in onChange or in a task, not while body or a layout is computed"
      )
    }
  }
}

/// Who made a constraint.
public enum ConstraintSource: String, Hashable, Sendable, Codable, CaseIterable {
  /// The app's code or document.
  case app
  /// An autoresizing mask that was turned into constraints.
  case autoresizingMask
  /// The host of a hierarchy, which gives the root its place and size.
  case encapsulatedSize
  /// A layout margin.
  case marginsGuide
  /// The safe area.
  case safeAreaGuide
  /// The readable width or the keyboard.
  case systemGuide
  /// A stack view.
  case stackView
  /// A scroll view's content.
  case scrollView
  /// Interface Builder, for a view without constraints of its own.
  case interfaceBuilder

  /// Whether the app made it.
  public var isApp: Bool { self == .app }
}

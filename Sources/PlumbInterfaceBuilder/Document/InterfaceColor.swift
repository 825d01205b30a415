/// A color as a document gives it.
public enum InterfaceColor: Hashable, Sendable {
  /// Red, green, blue and opacity, usually from 0 to 1, in the named color space.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// A shade of gray and its opacity, usually from 0 to 1.
  case white(Double, alpha: Double)
  /// A color of the asset catalog.
  case named(String)
  /// A color of the system, such as `systemBackgroundColor`.
  case system(String)
  /// A color in a notation that is not known, by the name of its color space.
  case other(space: String)
}

extension InterfaceElement {
  /// The color with a role among the children; none where it is missing or `nil`.
  public func color(key: String) throws(DocumentError) -> InterfaceColor? {
    try child(key: key, named: "color")?.color()
  }

  /// This `color` element as a value.
  public func color() throws(DocumentError) -> InterfaceColor {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] { return .system(name) }
    let space = self["customColorSpace"] ?? self["colorSpace"] ?? ""
    if self["red"] != nil {
      return .rgb(
        red: try required("red", double),
        green: try required("green", double),
        blue: try required("blue", double),
        alpha: try double("alpha") ?? 1,
        space: space
      )
    }
    if let white = try double("white") { return .white(white, alpha: try double("alpha") ?? 1) }
    if let name = self["name"] {
      return self["catalog"] == "System" ? .system(name) : .named(name)
    }
    return .other(space: space)
  }
}

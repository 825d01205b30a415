/// What a document lists under `resources`: images with sizes, and colors.
public struct InterfaceResources: Hashable, Sendable {
  /// An image that views show.
  public struct Image: Hashable, Sendable {
    /// The size in points.
    public var size: InterfaceSize
    /// Whether it is a system symbol; the size is then that of the default configuration.
    public var isSystemSymbol: Bool
  }

  /// The images by name.
  public var images: [String: Image] = [:]
  /// The colors of the asset catalog by name.
  public var namedColors: [String: InterfaceColor] = [:]
  /// The colors of the system by name.
  public var systemColors: [String: InterfaceColor] = [:]

  init(_ element: InterfaceElement?) throws(DocumentError) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        let size = InterfaceSize(
          width: try child.required("width", child.double),
          height: try child.required("height", child.double)
        )
        images[name] = Image(size: size, isSystemSymbol: child["catalog"] == "system")
      case "namedColor": namedColors[name] = try child.child(named: "color")?.color()
      case "systemColor": systemColors[name] = try child.child(named: "color")?.color()
      default: continue
      }
    }
  }
}

/// A rectangle in points, in the coordinates of the parent view.
public struct InterfaceRect: Hashable, Sendable {
  public var x, y, width, height: Double
}

/// A width and a height in points.
public struct InterfaceSize: Hashable, Sendable {
  public var width, height: Double
}

/// A place in points.
public struct InterfacePoint: Hashable, Sendable {
  public var x, y: Double
}

/// Distances in points from the four edges.
public struct InterfaceInsets: Hashable, Sendable {
  /// Whether the sides are fixed or follow the reading direction.
  public enum Sides: Hashable, Sendable { case leftRight, leadingTrailing }

  public var top, left, bottom, right: Double
  /// What ``left`` and ``right`` mean.
  public var sides: Sides = .leftRight
}

/// Which edges and dimensions of a view follow the size of its parent.
public struct InterfaceAutoresizing: OptionSet, Hashable, Sendable {
  /// The bits, with the values of `UIView.AutoresizingMask`.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let flexibleMinX = InterfaceAutoresizing(rawValue: 1)
  public static let widthSizable = InterfaceAutoresizing(rawValue: 2)
  public static let flexibleMaxX = InterfaceAutoresizing(rawValue: 4)
  public static let flexibleMinY = InterfaceAutoresizing(rawValue: 8)
  public static let heightSizable = InterfaceAutoresizing(rawValue: 16)
  public static let flexibleMaxY = InterfaceAutoresizing(rawValue: 32)
}

extension InterfaceElement {
  /// The saved frame of a view.
  public func frame() throws(DocumentError) -> InterfaceRect? { try rect(key: "frame") }

  /// The rectangle with a role among the children.
  ///
  /// - Throws: An error for a missing or malformed number, or a negative width or height.
  public func rect(key: String) throws(DocumentError) -> InterfaceRect? {
    guard let child = child(key: key, named: "rect") else { return nil }
    return InterfaceRect(
      x: try child.required("x", child.double),
      y: try child.required("y", child.double),
      width: try child.extent("width"),
      height: try child.extent("height")
    )
  }

  /// The size with a role among the children; sizes such as −1 stand for "automatic".
  public func size(key: String) throws(DocumentError) -> InterfaceSize? {
    guard let child = child(key: key, named: "size") else { return nil }
    return InterfaceSize(
      width: try child.required("width", child.double),
      height: try child.required("height", child.double)
    )
  }

  /// The point with a role among the children.
  public func point(key: String) throws(DocumentError) -> InterfacePoint? {
    guard let child = child(key: key, named: "point") else { return nil }
    return InterfacePoint(
      x: try child.required("x", child.double),
      y: try child.required("y", child.double)
    )
  }

  /// The insets with a role among the children, in any of the three notations.
  public func insets(key: String) throws(DocumentError) -> InterfaceInsets? {
    for child in children where child.key == key {
      switch child.name {
      case "edgeInsets": return try child.insets("top", "left", "bottom", "right")
      case "inset": return try child.insets("minY", "minX", "maxY", "maxX")
      case "directionalEdgeInsets":
        var insets = try child.insets("top", "leading", "bottom", "trailing")
        insets.sides = .leadingTrailing
        return insets
      default: continue
      }
    }
    return nil
  }

  /// How the view follows its parent's size; none where the document says nothing.
  public func autoresizing() throws(DocumentError) -> InterfaceAutoresizing? {
    guard let child = child(named: "autoresizingMask") else { return nil }
    let flags: [(String, InterfaceAutoresizing)] = [
      ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
      ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
      ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
    ]
    var mask: InterfaceAutoresizing = []
    for (name, flag) in flags where try child.bool(name) == true { mask.insert(flag) }
    return mask
  }

  private func extent(_ attribute: String) throws(DocumentError) -> Double {
    let value = try required(attribute, double)
    guard value >= 0 else { throw invalid(attribute, expected: "a number of at least 0") }
    return value
  }

  private func insets(
    _ top: String,
    _ left: String,
    _ bottom: String,
    _ right: String
  ) throws(DocumentError) -> InterfaceInsets {
    InterfaceInsets(
      top: try required(top, double),
      left: try required(left, double),
      bottom: try required(bottom, double),
      right: try required(right, double)
    )
  }
}

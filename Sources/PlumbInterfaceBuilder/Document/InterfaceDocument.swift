public import Foundation

/// An iOS xib or storyboard document, read and checked.
///
///     let document = try InterfaceDocument(contentsOf: url)
///     for scene in document.scenes { print(scene.root?.id ?? "no view") }
///
/// Unknown elements and attributes are kept. What decides a frame (rectangles, constraints, fonts,
/// insets, masks) has been read once when the initialiser returns, so errors appear early.
public struct InterfaceDocument: Sendable {
  /// The two kinds of documents.
  public enum Kind: String, Sendable, CaseIterable {
    case xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  }

  /// The device that the editor showed the document on.
  public struct Canvas: Hashable, Sendable {
    /// The editor's name of the device, such as `retina6_1`.
    public var deviceID: String
    public var orientation: DeviceOrientation
    /// `light` or `dark`; `light` where the document says nothing.
    public var appearance: String
    /// The device, if it is one of the known ones.
    public var device: InterfaceDevice? { InterfaceDevice.named(deviceID) }
  }

  /// The name that errors give.
  public let file: String
  /// Whether this is a xib or a storyboard.
  public let kind: Kind
  /// The `document` element.
  public let root: InterfaceElement
  /// The version of Interface Builder that saved the document, such as 17701.
  public let toolsVersion: Double
  /// The device of the editor; none in old documents.
  public let canvas: Canvas?
  public let usesAutoLayout: Bool
  public let usesTraitCollections: Bool
  public let usesSafeAreas: Bool
  public let isLaunchScreen: Bool
  /// The identifier of the controller that a storyboard begins with.
  public let initialViewController: String?
  /// The PostScript names of fonts that the document brings along.
  public let customFonts: [String]
  /// The scenes of a storyboard; a xib is one scene.
  public let scenes: [InterfaceScene]
  /// The images and colors that the document names.
  public let resources: InterfaceResources

  private let identifiers: [String: Int]

  /// Reads the document at `url`.
  ///
  /// - Throws: ``DocumentError`` with the place of the first thing that is wrong.
  public init(
    contentsOf url: URL,
    limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    let file = url.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let reason = (error as NSError).localizedDescription
      throw DocumentError(file: file, line: 1, problem: .unreadable(reason: reason))
    }
    try self.init(data: data, file: file, limits: limits)
  }

  /// Reads a document from its bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes, in UTF-8 or any encoding they declare.
  ///   - file: The name that errors give.
  ///   - limits: The greatest extent that is read.
  /// - Throws: ``DocumentError`` with the place of the first thing that is wrong.
  /// - Complexity: O(*bytes*).
  public init(
    data: Data,
    file: String,
    limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    let tree = try DocumentParser.parse(data, file: file, limits: limits)
    let root = InterfaceElement(tree: tree, index: 0)
    self.file = file
    self.root = root
    kind = try Self.kind(of: root)
    toolsVersion = try Self.toolsVersion(of: root)
    usesAutoLayout = try root.bool("useAutolayout") ?? false
    usesTraitCollections = try root.bool("useTraitCollections") ?? false
    usesSafeAreas = try root.bool("useSafeAreas") ?? false
    isLaunchScreen = try root.bool("launchScreen") ?? false
    initialViewController = root["initialViewController"]
    canvas = try Self.canvas(of: root)
    customFonts = (root.child(named: "customFonts")?.selfAndDescendants ?? [])
      .filter { $0.name == "string" }.map(\.text)
    resources = try InterfaceResources(root.child(named: "resources"))
    scenes = try InterfaceScene.all(in: root, kind: kind)
    let checker = DocumentChecker(root: root)
    identifiers = try checker.identifiers()
    try checker.checkContainment(identifiers)
    try checker.checkValues()
  }

  /// The element with an identifier.
  public func element(id: String) -> InterfaceElement? {
    identifiers[id].map { InterfaceElement(tree: root.tree, index: $0) }
  }

  private static func kind(of root: InterfaceElement) throws(DocumentError) -> Kind {
    let type = root["type"]
    guard root.name == "document", let type, type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw root.error(.notInterfaceBuilder(root: root.name))
    }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard let kind = Kind(rawValue: type), runtime.hasPrefix("iOS.CocoaTouch") else {
      throw root.error(
        .unsupportedPlatform(type: Kind(rawValue: type) == nil ? type : runtime)
      )
    }
    return kind
  }

  /// The version's first two parts: `32700.99.1234` is 32700.99.
  private static func toolsVersion(of root: InterfaceElement) throws(DocumentError) -> Double {
    let text = try root.required("toolsVersion") { root[$0] }
    let parts = text.split(separator: ".").prefix(2).joined(separator: ".")
    guard let version = InterfaceElement.number(parts[...]) else {
      throw root.invalid("toolsVersion", expected: "a version such as 17701")
    }
    return version
  }

  private static func canvas(of root: InterfaceElement) throws(DocumentError) -> Canvas? {
    guard let device = root.child(named: "device") else { return nil }
    return Canvas(
      deviceID: try device.required("id") { device[$0] },
      orientation: try device.choice("orientation", as: DeviceOrientation.self) ?? .portrait,
      appearance: device["appearance"] ?? "light"
    )
  }
}

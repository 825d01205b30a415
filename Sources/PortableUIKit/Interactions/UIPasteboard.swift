public import Foundation

/// What was copied: kept while the program runs, and shared with nobody.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// That of the pasteboard that everybody uses.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long and where what was copied is kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Until when.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate"
    )
    /// Whether on this device alone.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard that everybody uses.
  public static let general = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  /// The name of the pasteboard.
  public let name: Name

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Creates a pasteboard of a name that no other one has.
  public override convenience init() {
    self.init(name: Name(UUID().uuidString))
  }

  /// Creates a pasteboard of a name; nil where none is to be created and there is none.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.named[name] != nil else { return nil }
    self.init(name: name)
    items = Self.named[name]?.items ?? []
    Self.named[name] = self
  }

  /// Returns a pasteboard of a name that no other one has.
  public class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString))
  }

  /// Forgets a pasteboard.
  public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  /// What was copied, by its types.
  open var items: [[String: Any]] = [] {
    didSet { changeCount += 1 }
  }
  /// How often something was copied.
  open private(set) var changeCount = 0
  /// The number of things that were copied.
  open var numberOfItems: Int {
    max(
      items.count,
      strings?.count ?? 0,
      urls?.count ?? 0,
      images?.count ?? 0,
      colors?.count ?? 0
    )
  }
  /// The colors.
  open var colors: [UIColor]?
  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether there is a color.
  open var hasColors: Bool { colors?.isEmpty == false }

  /// Copies things by their types.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// The texts.
  open var strings: [String]?
  /// The addresses.
  open var urls: [URL]?
  /// The images.
  open var images: [UIImage]?

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is an image.
  open var hasImages: Bool { images?.isEmpty == false }

  // MARK: - Items

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// The kinds of the first item.
  open var types: [String] {
    var found = items.first.map { $0.keys.sorted() } ?? []
    if hasStrings { found.append("public.utf8-plain-text") }
    if hasURLs { found.append("public.url") }
    if hasImages { found.append("public.png") }
    if hasColors { found.append("com.apple.uikit.color") }
    return found
  }

  /// Whether the first item has one of some kinds.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }

  /// Makes a value of a kind what is there.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    (strings, urls, images, colors) = (nil, nil, nil, nil)
    items = [[pasteboardType: value]]
    if let text = value as? String, Self.textTypes.contains(pasteboardType) { strings = [text] }
  }

  /// Returns the value of a kind.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    if let value = items.first?[pasteboardType] { return value }
    if Self.textTypes.contains(pasteboardType) { return string }
    return pasteboardType == "public.url" ? url : nil
  }

  /// Makes bytes of a kind what is there.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    (strings, urls, images, colors) = (nil, nil, nil, nil)
    items = [[pasteboardType: data]]
  }

  /// Returns the bytes of a kind.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  #if !canImport(ObjectiveC)
  /// What there is, as what hands it over.
  open var itemProviders: [NSItemProvider] {
    get { (strings ?? []).map { NSItemProvider(object: NSString(string: $0)) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Makes what hands things over what is there: texts and addresses.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    let objects = itemProviders.compactMap(\.object)
    strings = objects.compactMap { ($0 as? NSString)?.description }
    urls = objects.compactMap { ($0 as? NSURL)?.absoluteString }.compactMap { URL(string: $0) }
  }
  #endif

  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

  /// Posted after something else is there.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )
  /// Posted after a named one is gone.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification"
  )
}

#if !canImport(ObjectiveC)
public import Foundation

/// What hands something over: an object, or bytes by their kinds.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Makes bytes, and gives them to what it is given.
  public typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The object that is handed over.
  let object: NSObject?
  /// A name for what is handed over.
  open var suggestedName: String?
  private var loaders: [(type: String, load: DataLoader)] = []

  /// Creates a provider of nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: NSObject) {
    self.object = object
    super.init()
  }

  /// Creates a provider of something of a kind.
  public convenience init(item: Any?, typeIdentifier: String?) {
    switch item {
    case let text as String: self.init(object: NSString(string: text))
    case let url as URL: self.init(object: NSURL(fileURLWithPath: url.path))
    case let object as NSObject: self.init(object: object)
    default: self.init()
    }
    if let typeIdentifier {
      let data = item as? Data ?? (item as? String).map { Data($0.utf8) }
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
        completion in
        completion(data, nil)
        return nil
      }
    }
  }

  /// Creates a provider of a file's bytes; nil where there is none.
  public convenience init?(contentsOf fileURL: URL) {
    guard let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init(item: data, typeIdentifier: "public.data")
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// The kinds of what is handed over, as type identifiers; of objects those of texts and addresses are known here.
  open var registeredTypeIdentifiers: [String] {
    let own: [String] =
      switch object {
      case is NSURL: ["public.url"]
      case is NSString: ["public.utf8-plain-text"]
      case is UIImage: ["public.image"]
      default: []
      }
    return loaders.map(\.type) + own.filter { kind in !loaders.contains { $0.type == kind } }
  }

  /// Whether something of a kind is handed over.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      $0 == typeIdentifier
        || $0 == "public.utf8-plain-text"
          && ["public.plain-text", "public.text"].contains(typeIdentifier)
    }
  }

  /// Whether something of a kind is handed over as a file; never here.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier) }

  // MARK: - Bytes

  /// Who may have something.
  public enum RepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
  }

  /// Adds what makes bytes of a kind.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: RepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    loaders.append((typeIdentifier, loadHandler))
  }

  /// Gives the bytes of a kind: what was added, or those of a text.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders.first(where: { $0.type == typeIdentifier }) {
      return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    if hasItemConformingToTypeIdentifier(typeIdentifier), let text = object as? NSString {
      completionHandler(Data(text.description.utf8), nil)
    } else {
      completionHandler(nil, CocoaError(.featureUnsupported))
    }
    return Progress(totalUnitCount: 1)
  }

  /// Gives what is handed over, where it is of a kind, and a failure otherwise.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler?(isThere ? object : nil, isThere ? nil : CocoaError(.featureUnsupported))
  }

  // MARK: - Objects

  /// Whether an object of a class is handed over.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    object.map { Swift.type(of: $0).isSubclass(of: aClass) } ?? false
  }

  /// Whether a value is handed over that Foundation also has as an object.
  open func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool {
    object is T._ObjectiveCType
  }

  /// Gives the object, where it is of a class, and a failure otherwise.
  @discardableResult
  open func loadObject(
    ofClass aClass: AnyClass,
    completionHandler: @escaping (NSObject?, (any Error)?) -> Void
  ) -> Progress {
    let isThere = canLoadObject(ofClass: aClass)
    completionHandler(isThere ? object : nil, isThere ? nil : CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }

  /// Gives the value, where one of its type is handed over, and a failure otherwise.
  @discardableResult
  open func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type,
    completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let known = (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
    completionHandler(known, known == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }
}

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

extension NSObject {
  /// Whether the class is another one or below it.
  fileprivate static func isSubclass(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = self
    while let known = current {
      if known == aClass { return true }
      current = _getSuperclass(known)
    }
    return false
  }
}
#endif

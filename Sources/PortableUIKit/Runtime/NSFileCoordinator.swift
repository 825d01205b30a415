#if !canImport(ObjectiveC)
public import Foundation

/// What wants to be told before others read and write a file; nobody is here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file; nil where there is none.
  var presentedItemURL: URL? { get }
}

/// Reads and writes files while nobody else does: at once here, as nobody is asked.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What others have not yet written is left out.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Facts about the file are read, and not the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// The file is sent somewhere else.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is removed.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// The file is joined with another.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
  }

  /// Creates one for who presents files.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

  /// Has a file read, at once.
  open func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Has a file written, at once.
  open func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Gives up what was asked for; it was done at once.
  open func cancel() {}
}

extension URL {
  /// Asks for a file outside of the application's folder; says yes, as nothing is closed off here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives back what was asked for.
  public func stopAccessingSecurityScopedResource() {}
}
#endif

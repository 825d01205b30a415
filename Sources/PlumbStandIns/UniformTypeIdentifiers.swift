/// A type of files.
///
/// Source: Apple, System-Declared Uniform Type Identifiers.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String

  /// Returns the type of a name; nil for one that is not known.
  public init?(_ identifier: String) {
    guard Self.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Returns the type of an ending; nil for one that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = Self.table.first(where: { $0.value.endings.contains(ending) }) else {
      return nil
    }
    identifier = found.key
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// The ending of files.
  public var preferredFilenameExtension: String? { Self.table[identifier]?.endings.first }

  /// Whether the type is another one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier
      || Self.table[identifier]?.parents.contains { UTType(known: $0).conforms(to: type) } == true
  }

  private struct Entry: Sendable {
    let parents: [String]
    let endings: [String]
  }

  private static let table: [String: Entry] = [
    "public.item": .init(parents: [], endings: []),
    "public.content": .init(parents: [], endings: []),
    "public.data": .init(parents: ["public.item"], endings: []),
    "public.directory": .init(parents: ["public.item"], endings: []),
    "public.folder": .init(parents: ["public.directory"], endings: []),
    "public.text": .init(parents: ["public.data", "public.content"], endings: []),
    "public.plain-text": .init(parents: ["public.text"], endings: ["txt", "text"]),
    "public.utf8-plain-text": .init(parents: ["public.plain-text"], endings: []),
    "public.rtf": .init(parents: ["public.text"], endings: ["rtf"]),
    "public.html": .init(parents: ["public.text"], endings: ["html", "htm"]),
    "public.xml": .init(parents: ["public.text"], endings: ["xml"]),
    "public.json": .init(parents: ["public.text"], endings: ["json"]),
    "public.comma-separated-values-text": .init(parents: ["public.text"], endings: ["csv"]),
    "public.source-code": .init(parents: ["public.plain-text"], endings: []),
    "public.image": .init(parents: ["public.data", "public.content"], endings: []),
    "public.png": .init(parents: ["public.image"], endings: ["png"]),
    "public.jpeg": .init(parents: ["public.image"], endings: ["jpeg", "jpg"]),
    "public.heic": .init(parents: ["public.image"], endings: ["heic"]),
    "public.tiff": .init(parents: ["public.image"], endings: ["tiff", "tif"]),
    "public.svg-image": .init(parents: ["public.image"], endings: ["svg"]),
    "com.compuserve.gif": .init(parents: ["public.image"], endings: ["gif"]),
    "com.microsoft.bmp": .init(parents: ["public.image"], endings: ["bmp"]),
    "org.webmproject.webp": .init(parents: ["public.image"], endings: ["webp"]),
    "com.adobe.pdf": .init(parents: ["public.data", "public.content"], endings: ["pdf"]),
    "public.audiovisual-content": .init(parents: ["public.data", "public.content"], endings: []),
    "public.movie": .init(parents: ["public.audiovisual-content"], endings: []),
    "public.video": .init(parents: ["public.movie"], endings: []),
    "public.audio": .init(parents: ["public.audiovisual-content"], endings: []),
    "public.mpeg-4": .init(parents: ["public.movie"], endings: ["mp4"]),
    "com.apple.quicktime-movie": .init(parents: ["public.movie"], endings: ["mov"]),
    "public.mp3": .init(parents: ["public.audio"], endings: ["mp3"]),
    "com.apple.m4a-audio": .init(parents: ["public.audio"], endings: ["m4a"]),
    "com.microsoft.waveform-audio": .init(parents: ["public.audio"], endings: ["wav"]),
    "public.archive": .init(parents: ["public.data"], endings: []),
    "public.zip-archive": .init(parents: ["public.archive"], endings: ["zip"]),
    "public.url": .init(parents: ["public.data"], endings: []),
    "public.file-url": .init(parents: ["public.url"], endings: []),
    "public.vcard": .init(parents: ["public.text"], endings: ["vcf"]),
    "public.contact": .init(parents: [], endings: []),
    "com.apple.property-list": .init(parents: ["public.data"], endings: ["plist"]),
    "public.font": .init(parents: ["public.data"], endings: []),
  ]

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let svg = UTType(known: "public.svg-image")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let vCard = UTType(known: "public.vcard")
  public static let contact = UTType(known: "public.contact")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let font = UTType(known: "public.font")
}

// The names that MobileCoreServices had for them.

public let kUTTypeItem = UTType.item.identifier
public let kUTTypeContent = UTType.content.identifier
public let kUTTypeData = UTType.data.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
public let kUTTypeHTML = UTType.html.identifier
public let kUTTypeImage = UTType.image.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeFileURL = UTType.fileURL.identifier
public let kUTTypeFolder = UTType.folder.identifier
public let kUTTypeZipArchive = UTType.zip.identifier

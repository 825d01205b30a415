public import Foundation

/// A picture or another object that stands in text in place of a letter.
///
/// It takes the room that ``bounds`` says: as wide as they are, from their least `y` above or, where that
/// is negative, below the baseline. Bounds without a size stand for those of the picture.
///
/// Source: Apple's documentation of `NSTextAttachment.bounds`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The letter that stands for the object in the text.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The rectangle that the object takes, in points, with the origin on the baseline and `y` upwards.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  /// The space at either side, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may be shown in place of an image.
  open var allowsTextAttachmentView = true

  /// Creates an object without anything in it.
  public override init() {
    super.init()
  }

  /// Creates a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an object from the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Returns the picture for some bounds.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the rectangle that the object takes in a line, in points; zero for the size of the picture.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// The room in a line: its width, and how far it reaches above and below the baseline, in points.
  var extent: (width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    // How wide the line is, is not known when its parts are measured.
    var box = attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: 0),
      glyphPosition: .zero,
      characterIndex: 0
    )
    if box.size == .zero, let image {
      box.size = MainActor.assumeIsolated { image.size }
    }
    return (box.width + 2 * lineLayoutPadding, max(0, box.maxY), max(0, -box.minY))
  }
}

extension NSAttributedString {
  /// Creates the text of one letter that stands for an object.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A place in a line that tabs go to.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// How text stands at the place.
  public let alignment: NSTextAlignment
  /// The place in points from the margin.
  public let location: CGFloat
  /// What the place is beyond that.
  public let options: [OptionKey: Any]

  /// The name of something that a place is beyond its position.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The letters that end a column.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName"
    )
  }

  /// Creates a place.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }
}

/// A part of a text that can be touched: a link, an attachment, or a part of another name.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What the part is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// The letters of the part.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

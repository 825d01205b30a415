public import Foundation

/// What a PDF is made with.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What is said of the document: its title, its author …, by ``kCGPDFContextTitle`` and the like.
  open var documentInfo: [String: Any] = [:]
  /// The rectangle of a page, in points.
  open internal(set) var bounds = CGRect.zero

  /// Returns what is usual.
  open class func `default`() -> Self { Self.init() }
  /// Returns what suits the screen.
  open class func preferred() -> Self { Self.init() }

  /// Creates what is usual.
  public required override init() {
    super.init()
  }
}

/// Where the pages of a PDF are drawn.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// What it is made with.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the page, in points.
  open private(set) var pdfContextBounds: CGRect
  /// Where shapes are drawn; nothing is drawn here.
  open private(set) var cgContext: CGContext
  /// The rectangles of the pages so far.
  private(set) var pages: [CGRect] = []

  init(format: UIGraphicsPDFRendererFormat) {
    self.format = format
    pdfContextBounds = format.bounds
    cgContext = CGContext(size: format.bounds.size, scale: 1)
    super.init()
  }

  /// Begins a page of the usual size.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page of a size in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    cgContext = CGContext(size: bounds.size, scale: 1)
    pages.append(bounds)
  }

  /// Makes a rectangle lead to an address; nothing is kept of it.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Gives a place a name; nothing is kept of it.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a rectangle lead to a place; nothing is kept of it.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing outside a rectangle from then on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes PDFs of what code draws: with as many pages as it begins, of their sizes, and empty, as nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// What it is made with.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates one for pages of the size of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates one for pages of the size of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Runs what draws, and returns the document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(format: format)
    actions(context)
    return EmptyPages(sizes: context.pages, information: format.documentInfo).data
  }

  /// Runs what draws, and writes the document.
  ///
  /// - Throws: What Foundation throws where the file cannot be written.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The key of a document's title.
public let kCGPDFContextTitle: String = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor: String = "kCGPDFContextAuthor"
/// The key of what a document was made with.
public let kCGPDFContextCreator: String = "kCGPDFContextCreator"
/// The key of what a document is about.
public let kCGPDFContextSubject: String = "kCGPDFContextSubject"
/// The key of a document's catchwords.
public let kCGPDFContextKeywords: String = "kCGPDFContextKeywords"
/// The key of the password of a document's owner; documents here have none.
public let kCGPDFContextOwnerPassword: String = "kCGPDFContextOwnerPassword"
/// The key of the password of a document's readers; documents here have none.
public let kCGPDFContextUserPassword: String = "kCGPDFContextUserPassword"
/// The key of whether a document may be printed.
public let kCGPDFContextAllowsPrinting: String = "kCGPDFContextAllowsPrinting"
/// The key of whether texts of a document may be copied.
public let kCGPDFContextAllowsCopying: String = "kCGPDFContextAllowsCopying"
/// The key of the rectangle of a page.
public let kCGPDFContextMediaBox: String = "kCGPDFContextMediaBox"

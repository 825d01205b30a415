public import Foundation

/// How something is printed; nothing is printed here.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }
  /// How paper lies.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }
  /// Whether both sides are printed.
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }

  /// What is printed.
  open var outputType = OutputType.general
  /// How paper lies.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed.
  open var duplex = Duplex.none
  /// What it is called.
  open var jobName = ""
  /// The printer.
  open var printerID: String?

  /// Returns what is usual.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Something that is put on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// Where the pages are.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The greatest height on a page, in points; 0 for all.
  open var maximumContentHeight: CGFloat = 0
  /// The greatest width on a page, in points; 0 for all.
  open var maximumContentWidth: CGFloat = 0
  /// What stays free round it, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The page that it begins on.
  open var startPage = 0
  /// How many pages it needs: one, as nothing is laid out for paper.
  open var pageCount: Int { 1 }
}

/// A text that is put on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12)
  /// The color.
  open var color: UIColor? = .black
  /// How lines stand.
  open var textAlignment = NSTextAlignment.natural

  /// Creates one of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates one of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
    super.init()
  }
}

/// A page of the web that is put on pages.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Its source.
  open var markupText: String?

  /// Creates one of a source.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// A view that is put on pages.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Returns what puts the view on pages.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}

/// What draws pages; nothing is drawn here.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height of headings, in points.
  open var headerHeight: CGFloat = 0
  /// The height of what is below, in points.
  open var footerHeight: CGFloat = 0
  /// The paper, in points.
  open internal(set) var paperRect = CGRect.zero
  /// What of it can be printed, in points.
  open internal(set) var printableRect = CGRect.zero
  /// What is put on pages.
  open var printFormatters: [UIPrintFormatter]?
  /// How many pages there are.
  open var numberOfPages: Int { (printFormatters ?? []).reduce(0) { $0 + $1.pageCount } }

  /// Puts something on pages, from one on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Returns what begins on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter { $0.startPage == pageIndex }
  }
  /// Prepares pages.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  /// Draws a page's heading.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws a page's content.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws what is below on a page.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// What asks how something is printed; nothing can be printed here.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Told whether it was printed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one that there is.
  public static let shared = UIPrintInteractionController()
  /// Whether something can be printed; nothing can.
  open class var isPrintingAvailable: Bool { false }
  /// Whether bytes can be printed; none can.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Whether a file can be printed; none can.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// How it is printed.
  open var printInfo: UIPrintInfo?
  /// What draws pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// What is put on pages.
  open var printFormatter: UIPrintFormatter?
  /// A picture or a file that is printed.
  open var printingItem: Any?
  /// Pictures or files that are printed.
  open var printingItems: [Any]?
  /// Whether it asks how often.
  open var showsNumberOfCopies = true
  /// Whether it asks which paper.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether it asks how paper lies.
  open var showsPaperOrientation = true

  /// Asks how it is printed; nobody is asked, and nothing is printed.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
  /// Asks how it is printed; nobody is asked, and nothing is printed.
  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Asks how it is printed; nobody is asked, and nothing is printed.
  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Asks no more.
  open func dismiss(animated: Bool) {}
}

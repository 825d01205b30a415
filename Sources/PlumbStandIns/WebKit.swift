public import Foundation
public import UIKit

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// What view code names of WebKit: the views have frames, and load nothing.

/// A load of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// What scripts are told and tell.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {}

/// What a web view may do.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// How a web view is made.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// What it may do.
  open var preferences = WKPreferences()
  /// What scripts are told and tell.
  open var userContentController = WKUserContentController()
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
}

/// Who decides on and hears of loads.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Told that a page is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Told that a page begins to come.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Told that a page does not come.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  )
}

extension WKNavigationDelegate {
  /// Does nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple declares it.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Who shows what pages ask for.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// A page.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// How it was made.
  public let configuration: WKWebViewConfiguration
  /// What scrolls the page; as large as the view.
  public let scrollView = UIScrollView()
  /// Who decides on and hears of loads.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what pages ask for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page that was asked for.
  public private(set) var url: URL?
  /// The title of the page; none comes.
  open var title: String? { nil }
  /// Whether a page is coming; none does.
  open var isLoading: Bool { false }
  /// How much of the page is there, from 0 to 1.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { false }
  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// What the browser calls itself.
  open var customUserAgent: String?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  /// Creates a view of the default configuration.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Asks for a page; none comes.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Asks for text to be shown; it is not.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Asks for the page anew.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Goes back; there is nothing to go back to.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Goes forward; there is nothing to go forward to.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Stops what is coming.
  open func stopLoading() {}

  /// Runs a script; none runs here.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}

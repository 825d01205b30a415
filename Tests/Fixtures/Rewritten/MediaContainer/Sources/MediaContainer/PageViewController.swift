// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKit
import UniformTypeIdentifiers
import WebKit

final class PageViewController: UIViewController, WKNavigationDelegate {
  private(set) lazy var web: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.navigationDelegate = self
    web.scrollView.contentInsetAdjustmentBehavior = .never
    return web
  }()

  override func loadView() { view = web }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let url = URL(string: "https://example.com") { web.load(URLRequest(url: url)) }
  }

  static let types: [UTType] = [.image, .pdf, UTType(filenameExtension: "json") ?? .data]

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}

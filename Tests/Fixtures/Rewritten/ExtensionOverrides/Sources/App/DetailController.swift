import CoreGraphics
import Kit
import UIKit

public class DetailController: BaseController {
  @objc dynamic var progress: CGFloat = 0
  private var depth = 0

  func deepen() { depth += 1 }
}

extension DetailController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    deepen()
    note("loaded \(depth)")
  }

  override public var title: String? {
    get { super.title ?? "Detail" }
    set { super.title = newValue }
  }

  @objc func describe() -> String { "detail" }
}

final class SpecialController: DetailController {
  override func describe() -> String { "special " + super.describe() }
  override func buttonTapped(_ sender: UIButton) { note("special tapped") }
}

enum Keys {
  static let progress = #keyPath(DetailController.progress)
  static let nested = #keyPath(DetailController.view.frame)
}

enum Device {
  #if os(iOS)
  static let name = "iOS"
  #else
  static let name = "elsewhere"
  #endif

  static var isSimulated: Bool {
    #if targetEnvironment(simulator)
    return true
    #else
    return false
    #endif
  }

  static let tint = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
}

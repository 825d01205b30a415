import Foundation
import UIKit

extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged")
}

/// An observer without a view, which counts from whichever thread posts.
@objcMembers
public class Cart: NSObject {
  public private(set) var changes = 0
  public private(set) var cleared = false

  public override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(cartChanged),
      name: .cartChanged,
      object: nil
    )
  }

  func cartChanged(_ note: NSNotification) { changes += 1 }
  func clear() { cleared = true }
  func total(_ prices: NSArray) -> NSNumber { NSNumber(value: prices.count) }
}

/// A list with type parameters, as generic table controllers are.
public class ListController<Row>: UIViewController {
  var rows: [Row] = []
  public private(set) var refreshes = 0
  let control = UIRefreshControl()

  public override func viewDidLoad() {
    super.viewDidLoad()
    control.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  @objc private func refresh() { refreshes += 1 }
}

/// A view whose button's action goes up the responders.
final class ToolStrip: UIView {
  let button = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
    button.addTarget(nil, action: #selector(ToolHandling.useTool(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(UIView.setNeedsLayout), for: .touchDown)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@objc protocol ToolHandling {
  func useTool(_ sender: UIButton)
}

final class Workbench: UIViewController, ToolHandling {
  var used = 0
  func useTool(_ sender: UIButton) { used += 1 }
}

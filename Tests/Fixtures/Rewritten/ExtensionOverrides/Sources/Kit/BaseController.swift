import QuartzCore
import UIKit.UIGestureRecognizerSubclass

open class BaseController: UIViewController {
  public internal(set) var log: [String] = []

  public let button = UIButton()

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc open func buttonTapped(_ sender: UIButton) { note("base tapped") }

  public func note(_ text: String) { log.append(text) }
}

@objc public protocol BaseControllerObserving: AnyObject {
  @objc optional func controller(_ controller: BaseController, didNote text: String)
}

/// A recognizer of its own, which sets its state as subclasses do.
public final class InstantRecognizer: UIGestureRecognizer {
  public func recognize() { state = .recognized }
}

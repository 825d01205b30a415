// Apps write it like this.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
import UIKit

protocol Storyboarded {
  static func instantiate() -> Self
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let id = String(describing: self)
    let storyboard = UIStoryboard(name: "Flow", bundle: .module)
    return storyboard.instantiateViewController(withIdentifier: id) as! Self
  }
}

final class CounterViewController: UIViewController, Storyboarded {
  @IBOutlet weak var label: UILabel!
  @IBOutlet weak var bottom: NSLayoutConstraint!
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(count)"
    bottom.isActive = false
    label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40)
      .isActive = true
  }
}

/// Shows two counters of the storyboard, one over the other.
final class CountersViewController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for count in 1...2 {
      let child = CounterViewController.instantiate()
      child.count = count
      addChild(child)
      stack.addArrangedSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

import Combine
import UIKit

final class CounterController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)
  private let counter: Counter
  private var cancellable: AnyCancellable?

  init(counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(increase), for: .touchUpInside)
    cancellable = counter.$count
      .map { "\($0) taps" }
      .removeDuplicates()
      .sink { [weak self] in self?.label.text = $0 }
  }

  @objc private func increase() { counter.increase() }
}

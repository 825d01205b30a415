import UIKit

final class ItemViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var chartContainer: UIView!
  private(set) weak var chart: ChartViewController?
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    nameLabel.text = name
    chart?.values = [1, 2, 3]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let chart = segue.destination as? ChartViewController { self.chart = chart }
  }

  var containerFrame: CGRect { chartContainer.frame }
  var shownName: String? { nameLabel.text }

  @IBSegueAction func makeHelp(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> HelpViewController?
  {
    HelpViewController(coder: coder, topic: name)
  }
}

final class HelpViewController: UIViewController {
  let topic: String

  init?(coder: NSCoder, topic: String) {
    self.topic = topic
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:topic:) makes it") }
}

final class ChartViewController: UIViewController {
  var values: [Int] = [] {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
}

import UIKit

final class SettingsViewController: UITableViewController {
  @IBOutlet weak var readOnlySwitch: UISwitch!
  @IBOutlet weak var versionLabel: UILabel!
  var isReadOnly = false
  private(set) var selected: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    readOnlySwitch.isOn = isReadOnly
    versionLabel.text = "1.2"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  @IBAction func readOnlyChanged(_ sender: UISwitch) { isReadOnly = sender.isOn }
}

/// A segue of the app's own.
final class ReplaceRootSegue: UIStoryboardSegue {
  override func perform() {
    source.view.window?.rootViewController = destination
  }
}

extension UIStoryboard {
  static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: .module) }
}

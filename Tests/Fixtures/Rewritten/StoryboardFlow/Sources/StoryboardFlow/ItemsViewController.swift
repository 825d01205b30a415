import UIKit

final class ItemCell: UITableViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var doneSwitch: UISwitch!
}

final class ItemsViewController: UITableViewController {
  var user: String?
  var items = ["Milk", "Bread", "Tea"]
  private(set) var isReadOnly = false
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.prompt = user
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
    (cell as? ItemCell)?.titleLabel.text = items[indexPath.row]
    return cell
  }

  @IBAction func doneChanged(_ sender: UISwitch) {
    log.append(sender.isOn ? "done" : "undone")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "showItem", let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell)
    else { return true }
    return items[path.row] != "Bread"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showItem":
      guard let detail = segue.destination as? ItemViewController,
        let path = tableView.indexPathForSelectedRow
      else { return }
      detail.name = items[path.row]
    case "showSettings":
      let navigation = segue.destination as? UINavigationController
      (navigation?.topViewController as? SettingsViewController)?.isReadOnly = isReadOnly
    default: break
    }
  }

  @IBAction func unwindToItems(_ segue: UIStoryboardSegue) {
    guard let settings = segue.source as? SettingsViewController else { return }
    isReadOnly = settings.isReadOnly
    log.append("back from \(segue.identifier ?? "nowhere")")
  }
}

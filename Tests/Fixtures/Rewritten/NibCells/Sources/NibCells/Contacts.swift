import UIKit

struct Contact {
  var name: String
  var city: String
  var unread: Int
}

/// Its view is that of ContactsViewController.xib, which nobody names.
final class ContactsViewController: UIViewController {
  @IBOutlet private(set) weak var tableView: UITableView!
  @IBOutlet private(set) weak var emptyView: EmptyStateView!
  @IBOutlet private(set) weak var photos: UICollectionView!
  var contacts: [Contact] = [] {
    didSet { if isViewLoaded { reload() } }
  }
  private(set) var called: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self)
    photos.register(
      UINib(nibName: "PhotoCell", bundle: .module),
      forCellWithReuseIdentifier: "PhotoCell"
    )
    emptyView.title = "No contacts"
    reload()
  }

  private func reload() {
    emptyView.isHidden = !contacts.isEmpty
    tableView.reloadData()
    photos.reloadData()
  }
}

extension ContactsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: ContactCell = tableView.dequeue(for: indexPath)
    cell.show(contacts[indexPath.row])
    cell.delegate = self
    return cell
  }
}

extension ContactsViewController: ContactCellDelegate {
  func contactCellDidTapCall(_ cell: ContactCell) {
    called.append(cell.shownName ?? "nobody")
  }
}

final class PhotoCell: UICollectionViewCell {
  @IBOutlet weak var imageView: UIImageView!
  @IBOutlet weak var caption: UILabel!
}

extension ContactsViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    contacts.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
    (cell as? PhotoCell)?.caption.text = contacts[indexPath.item].city
    return cell
  }
}

// Apps write it like this.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
import UIKit

class OfferCell: UITableViewCell {
  static let identifier = "OfferCell"
  static var nib: UINib { UINib(nibName: identifier, bundle: .module) }

  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var buttons: [UIView]!
  @IBOutlet var barHeight: NSLayoutConstraint! {
    didSet { barHeight.constant = 12 }
  }
  private lazy var badge: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "new"
    return label
  }()

  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      badge.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
    ])
    for (index, button) in buttons.enumerated() { button.isHidden = index == 1 }
  }
}

final class OffersViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var header: ProfileHeader!
  let offers = ["Tea", "Coffee"]

  init() {
    super.init(nibName: "Offers", bundle: .module)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OfferCell.nib, forCellReuseIdentifier: OfferCell.identifier)
    tableView.dataSource = self
    tableView.estimatedRowHeight = 60
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    offers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: OfferCell.identifier,
        for: indexPath
      ) as! OfferCell
    cell.nameLabel.text = offers[indexPath.row]
    return cell
  }
}

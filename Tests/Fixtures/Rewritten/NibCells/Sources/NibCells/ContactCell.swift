import UIKit

protocol ContactCellDelegate: AnyObject {
  func contactCellDidTapCall(_ cell: ContactCell)
}

final class ContactCell: UITableViewCell, ReusableView, NibLoadable {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var detailLabel: UILabel!
  @IBOutlet weak var badge: BadgeView!
  @IBOutlet private var callButton: UIButton!
  @IBOutlet private weak var heightConstraint: NSLayoutConstraint!
  weak var delegate: ContactCellDelegate?
  private(set) var wokeUp = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wokeUp += 1
    nameLabel.font = .boldSystemFont(ofSize: 17)
    selectionStyle = .none
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    badge.count = 0
  }

  func show(_ contact: Contact) {
    nameLabel.text = contact.name
    detailLabel.text = contact.city
    badge.count = contact.unread
    heightConstraint.constant = contact.unread > 0 ? 24 : 0
  }

  var shownName: String? { nameLabel.text }
  var badgeHeight: CGFloat { heightConstraint.constant }
  var button: UIButton { callButton }

  @IBAction private func callTapped(_ sender: UIButton) {
    delegate?.contactCellDidTapCall(self)
  }
}

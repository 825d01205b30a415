import UIKit

protocol ReusableView: AnyObject {
  static var reuseIdentifier: String { get }
}

extension ReusableView {
  static var reuseIdentifier: String { String(describing: self) }
}

protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  static var nib: UINib { UINib(nibName: String(describing: self), bundle: .module) }
}

extension NibLoadable where Self: UIView {
  static func fromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
      fatalError("\(self) is not in its nib")
    }
    return view
  }
}

extension UITableView {
  func register<Cell: UITableViewCell>(_: Cell.Type) where Cell: ReusableView & NibLoadable {
    register(Cell.nib, forCellReuseIdentifier: Cell.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell where Cell: ReusableView {
    guard
      let cell = dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: indexPath) as? Cell
    else { fatalError("no cell \(Cell.reuseIdentifier)") }
    return cell
  }
}

import UIKit

@objc enum Mode: Int { case one, two }

@objc(ODDRow) public final class Row: NSObject, NSCopying {
  @objc public var name: String = "" { didSet { changes += 1 } }
  @objc private(set) dynamic var changes = 0
  @objc class func make() -> Row { Row() }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

@objc protocol SheetDelegate: AnyObject {
  @objc optional func sheetDidClose(_ sheet: Sheet)
  @objc optional func sheet(_ sheet: Sheet, willShow row: Row, animated: Bool)
  @objc optional func sheet(_ sheet: Sheet, heightFor row: Row) -> CGFloat
  func rows(in sheet: Sheet) -> [Row]
}

class Sheet: UIView, UITextFieldDelegate {
  @IBOutlet var labels: [UILabel]!
  @IBOutlet weak var title: UILabel! { didSet { title?.numberOfLines = 0 } }
  weak var delegate: SheetDelegate?
  var closed = 0
  static let shared = Sheet()

  private let field: UITextField = {
    let field = UITextField()
    field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    return field
  }()

  fileprivate class Cell: UITableViewCell {
    var hits = 0
    lazy var toggle: UISwitch = {
      let toggle = UISwitch()
      toggle.addTarget(self, action: #selector(flip), for: .valueChanged)
      return toggle
    }()
    @objc func flip() { hits += 1 }
  }

  var cellHits: Int {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.toggle.sendActions(for: .valueChanged)
    return cell.hits
  }

  @objc func textChanged(_ field: UITextField) {}
  @objc func close(_ sender: Any?) { closed += 1; delegate?.sheetDidClose?(self) }

  func show() -> CGFloat {
    guard let row = delegate?.rows(in: self).first else { return -1 }
    delegate?.sheet?(self, willShow: row, animated: true)
    return delegate?.sheet?(self, heightFor: row) ?? 44
  }

  func localClass() -> Int {
    class Counter: NSObject {
      var n = 0
      @objc func bump() { n += 1 }
    }
    let counter = Counter()
    counter.perform(#selector(Counter.bump))
    return counter.n
  }

  func compare(_ s: Selector) -> Bool {
    s == #selector(close(_:)) || s == #selector(UIResponder.copy(_:))
      || s == #selector(UIResponderStandardEditActions.paste(_:))
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case #selector(copy(_:)), #selector(paste(_:)): return true
    default: return super.canPerformAction(action, withSender: sender)
    }
  }
  override func copy(_ sender: Any?) { closed += 100 }
}

extension Sheet {
  override func layoutSubviews() {
    super.layoutSubviews()
    closed += 1000
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 8) }
}

import UIKit

@IBDesignable
class BadgeView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  @IBInspectable var maximum: Int = 99
  @IBInspectable var isLoud: Bool = false
  @IBInspectable var suffix: String?
  @IBInspectable var ring: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
  private let label = UILabel()
  private(set) var frameAtInit = CGRect.zero

  var count = 0 {
    didSet { label.text = "\(min(count, maximum))\(suffix ?? "")" }
  }
  var text: String? { label.text }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameAtInit = frame
    setUp()
  }

  private func setUp() {
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    backgroundColor = .systemRed
  }
}

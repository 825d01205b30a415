// Apps write it like this.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
import UIKit

/// A view whose content is in the document with the name of its class.
class NibView: UIView {
  var view: UIView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    xibSetup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    xibSetup()
  }

  private func xibSetup() {
    backgroundColor = .clear
    view = loadNib()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[childView]|",
        options: [],
        metrics: nil,
        views: ["childView": view as Any]
      )
    )
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[childView]|",
        options: [],
        metrics: nil,
        views: ["childView": view as Any]
      )
    )
  }
}

extension UIView {
  /// Loads the document with the name of the class.
  func loadNib() -> UIView {
    let nibName = String(reflecting: type(of: self)).components(separatedBy: ".").last!
    let nib = UINib(nibName: nibName, bundle: .module)
    return nib.instantiate(withOwner: self, options: nil).first as! UIView
  }
}

/// A header with a title over a subtitle, which code keeps apart from the picture.
final class ProfileHeader: NibView {
  @IBOutlet private weak var portrait: UIView!
  @IBOutlet private weak var titleLabel: UILabel! {
    didSet { titleLabel.font = .boldSystemFont(ofSize: 20) }
  }
  @IBOutlet private weak var gap: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    finish()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    finish()
  }

  private func finish() {
    titleLabel.text = "Ada Lovelace"
    gap.constant = 24
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      line.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    portrait.layer.cornerRadius = portrait.frame.height / 2
  }
}

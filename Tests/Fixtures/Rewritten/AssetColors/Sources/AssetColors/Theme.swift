// swift-format-ignore-file: NeverForceUnwrap
import UIKit

enum Theme {
  static let accent = UIColor(named: "Accent", in: .module, compatibleWith: nil)!
  static var ink: UIColor { color("Brand/Ink") }

  static func color(_ name: String) -> UIColor {
    UIColor(named: name, in: .module, compatibleWith: nil) ?? .magenta
  }

  enum Images {
    static let logo = UIImage(named: "Logo", in: .module, compatibleWith: nil)!
    static let back = UIImage(named: "Brand/Back", in: .module, with: nil)!
    static let bubble = UIImage(named: "Bubble", in: Bundle.module, compatibleWith: nil)!
  }

  struct Defaults: Decodable {
    var rows: Int
  }

  static func defaults() throws -> Defaults {
    guard let asset = NSDataAsset(name: "Defaults", bundle: .module) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(Defaults.self, from: asset.data)
  }
}

enum L10n {
  static var bundle = Bundle.module

  static var title: String {
    NSLocalizedString("title", bundle: bundle, comment: "The title of the settings")
  }

  static func items(_ count: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("items", bundle: bundle, comment: ""),
      count
    )
  }
}

final class HeaderView: UIView {
  let logo = UIImageView(image: Theme.Images.logo)
  let back = UIButton(type: .custom)
  let bubble = UIImageView(image: Theme.Images.bubble)
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Theme.accent
    back.setImage(Theme.Images.back, for: .normal)
    title.text = L10n.title
    title.textColor = Theme.ink
    for view in [logo, back, bubble, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      logo.leadingAnchor.constraint(equalTo: leadingAnchor),
      logo.topAnchor.constraint(equalTo: topAnchor),
      back.leadingAnchor.constraint(equalTo: logo.trailingAnchor, constant: 8),
      back.topAnchor.constraint(equalTo: topAnchor),
      bubble.leadingAnchor.constraint(equalTo: leadingAnchor),
      bubble.topAnchor.constraint(equalTo: logo.bottomAnchor),
      title.topAnchor.constraint(equalTo: bubble.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

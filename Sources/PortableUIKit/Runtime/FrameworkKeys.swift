import Foundation

/// The properties of UIKit's classes that documents set by name: outlets, and what runtime attributes name.
///
/// Of several of one name the one of the nearest class stands last.
enum FrameworkKeys {
  /// The properties by name.
  static let all = Dictionary(grouping: views + layers + lists + texts + others, by: \.name)

  private static let views: [KeyedProperty] = [
    .init(
      "view",
      get: { (o: UIViewController) in o.view },
      set: { (o: UIViewController, v) in o.view = v }
    ),
    .init(
      "backgroundColor",
      get: { (o: UIView) in o.backgroundColor },
      set: { (o: UIView, v) in o.backgroundColor = v }
    ),
    .init(
      "tintColor",
      get: { (o: UIView) in o.tintColor },
      set: { (o: UIView, v) in o.tintColor = v }
    ),
    .init(
      "isHidden",
      get: { (o: UIView) in o.isHidden },
      set: { (o: UIView, v) in o.isHidden = v }
    ),
    .init("alpha", get: { (o: UIView) in o.alpha }, set: { (o: UIView, v) in o.alpha = v }),
    .init("tag", get: { (o: UIView) in o.tag }, set: { (o: UIView, v) in o.tag = v }),
    .init("frame", get: { (o: UIView) in o.frame }, set: { (o: UIView, v) in o.frame = v }),
    .init("bounds", get: { (o: UIView) in o.bounds }, set: { (o: UIView, v) in o.bounds = v }),
    .init(
      "clipsToBounds",
      get: { (o: UIView) in o.clipsToBounds },
      set: { (o: UIView, v) in o.clipsToBounds = v }
    ),
    .init(
      "contentMode",
      get: { (o: UIView) in o.contentMode },
      set: { (o: UIView, v) in o.contentMode = v }
    ),
    .init(
      "isUserInteractionEnabled",
      get: { (o: UIView) in o.isUserInteractionEnabled },
      set: { (o: UIView, v) in o.isUserInteractionEnabled = v }
    ),
    .init("layer", get: { (o: UIView) in o.layer }),
    .init(
      "gestureRecognizers",
      get: { (o: UIView) in o.gestureRecognizers },
      set: { (o: UIView, v) in o.gestureRecognizers = v }
    ),
    .init(
      "accessibilityIdentifier",
      get: { (o: UIView) in o.accessibilityIdentifier },
      set: { (o: UIView, v) in o.accessibilityIdentifier = v }
    ),
    .init(
      "accessibilityLabel",
      get: { (o: UIResponder) in o.accessibilityLabel },
      set: { (o: UIResponder, v) in o.accessibilityLabel = v }
    ),
    .init(
      "isAccessibilityElement",
      get: { (o: UIResponder) in o.isAccessibilityElement },
      set: { (o: UIResponder, v) in o.isAccessibilityElement = v }
    ),
    .init(
      "isEnabled",
      get: { (o: UIControl) in o.isEnabled },
      set: { (o: UIControl, v) in o.isEnabled = v }
    ),
    .init(
      "isSelected",
      get: { (o: UIControl) in o.isSelected },
      set: { (o: UIControl, v) in o.isSelected = v }
    ),
    .init(
      "image",
      get: { (o: UIImageView) in o.image },
      set: { (o: UIImageView, v) in o.image = v }
    ),
    .init("titleLabel", get: { (o: UIButton) in o.titleLabel }),
    .init("imageView", get: { (o: UIButton) in o.imageView }),
    .init("isOn", get: { (o: UISwitch) in o.isOn }, set: { (o: UISwitch, v) in o.isOn = v }),
    .init("value", get: { (o: UISlider) in o.value }, set: { (o: UISlider, v) in o.value = v }),
    .init(
      "progress",
      get: { (o: UIProgressView) in o.progress },
      set: { (o: UIProgressView, v) in o.progress = v }
    ),
    .init(
      "spacing",
      get: { (o: UIStackView) in o.spacing },
      set: { (o: UIStackView, v) in o.spacing = v }
    ),
    .init(
      "constant",
      get: { (o: NSLayoutConstraint) in o.constant },
      set: { (o: NSLayoutConstraint, v) in o.constant = v }
    ),
    .init(
      "identifier",
      get: { (o: NSLayoutConstraint) in o.identifier },
      set: { (o: NSLayoutConstraint, v) in o.identifier = v }
    ),
  ]

  private static let layers: [KeyedProperty] = [
    .init(
      "cornerRadius",
      get: { (o: CALayer) in o.cornerRadius },
      set: { (o: CALayer, v) in o.cornerRadius = v }
    ),
    .init(
      "borderWidth",
      get: { (o: CALayer) in o.borderWidth },
      set: { (o: CALayer, v) in o.borderWidth = v }
    ),
    .init(
      "masksToBounds",
      get: { (o: CALayer) in o.masksToBounds },
      set: { (o: CALayer, v) in o.masksToBounds = v }
    ),
    .init(
      "shadowRadius",
      get: { (o: CALayer) in o.shadowRadius },
      set: { (o: CALayer, v) in o.shadowRadius = v }
    ),
    .init(
      "shadowOpacity",
      get: { (o: CALayer) in o.shadowOpacity },
      set: { (o: CALayer, v) in o.shadowOpacity = v }
    ),
    .init(
      "shadowOffset",
      get: { (o: CALayer) in o.shadowOffset },
      set: { (o: CALayer, v) in o.shadowOffset = v }
    ),
    .init("opacity", get: { (o: CALayer) in o.opacity }, set: { (o: CALayer, v) in o.opacity = v }),
    .init(
      "zPosition",
      get: { (o: CALayer) in o.zPosition },
      set: { (o: CALayer, v) in o.zPosition = v }
    ),
    .init(
      "isHidden",
      get: { (o: CALayer) in o.isHidden },
      set: { (o: CALayer, v) in o.isHidden = v }
    ),
    .init("name", get: { (o: CALayer) in o.name }, set: { (o: CALayer, v) in o.name = v }),
    // Documents have colors of UIKit's, which a layer does not take: UIKit sets nothing but clear black there.
    .init(
      "borderColor",
      get: { (o: CALayer) in o.borderColor },
      set: { (o: CALayer, v) in o.borderColor = v }
    ),
    .init(
      "shadowColor",
      get: { (o: CALayer) in o.shadowColor },
      set: { (o: CALayer, v) in o.shadowColor = v }
    ),
    .init(
      "backgroundColor",
      get: { (o: CALayer) in o.backgroundColor },
      set: { (o: CALayer, v) in o.backgroundColor = v }
    ),
  ]

  private static let texts: [KeyedProperty] = [
    .init("text", get: { (o: UILabel) in o.text }, set: { (o: UILabel, v) in o.text = v }),
    .init(
      "textColor",
      get: { (o: UILabel) in o.textColor },
      set: { (o: UILabel, v) in o.textColor = v }
    ),
    .init("text", get: { (o: UITextField) in o.text }, set: { (o: UITextField, v) in o.text = v }),
    .init(
      "placeholder",
      get: { (o: UITextField) in o.placeholder },
      set: { (o: UITextField, v) in o.placeholder = v }
    ),
    .init(
      "delegate",
      get: { (o: UITextField) in o.delegate },
      set: { (o: UITextField, v) in o.delegate = v }
    ),
    .init(
      "inputView",
      get: { (o: UITextField) in o.inputView },
      set: { (o: UITextField, v) in o.inputView = v }
    ),
    .init(
      "inputAccessoryView",
      get: { (o: UITextField) in o.inputAccessoryView },
      set: { (o: UITextField, v) in o.inputAccessoryView = v }
    ),
    .init(
      "leftView",
      get: { (o: UITextField) in o.leftView },
      set: { (o: UITextField, v) in o.leftView = v }
    ),
    .init(
      "rightView",
      get: { (o: UITextField) in o.rightView },
      set: { (o: UITextField, v) in o.rightView = v }
    ),
    .init("text", get: { (o: UITextView) in o.text }, set: { (o: UITextView, v) in o.text = v }),
    .init(
      "delegate",
      get: { (o: UITextView) in o.delegate },
      set: { (o: UITextView, v) in o.delegate = v }
    ),
    .init("text", get: { (o: UISearchBar) in o.text }, set: { (o: UISearchBar, v) in o.text = v }),
    .init(
      "placeholder",
      get: { (o: UISearchBar) in o.placeholder },
      set: { (o: UISearchBar, v) in o.placeholder = v }
    ),
    .init(
      "delegate",
      get: { (o: UISearchBar) in o.delegate },
      set: { (o: UISearchBar, v) in o.delegate = v }
    ),
  ]

  private static let others: [KeyedProperty] = [
    .init(
      "title",
      get: { (o: UIViewController) in o.title },
      set: { (o: UIViewController, v) in o.title = v }
    ),
    .init("navigationItem", get: { (o: UIViewController) in o.navigationItem }),
    .init(
      "tabBarItem",
      get: { (o: UIViewController) in o.tabBarItem },
      set: { (o: UIViewController, v) in o.tabBarItem = v }
    ),
    .init(
      "modalPresentationStyle",
      get: { (o: UIViewController) in o.modalPresentationStyle },
      set: { (o: UIViewController, v) in o.modalPresentationStyle = v }
    ),
    .init(
      "delegate",
      get: { (o: UINavigationController) in o.delegate },
      set: { (o: UINavigationController, v) in o.delegate = v }
    ),
    .init(
      "delegate",
      get: { (o: UITabBarController) in o.delegate },
      set: { (o: UITabBarController, v) in o.delegate = v }
    ),
    .init(
      "delegate",
      get: { (o: UIGestureRecognizer) in o.delegate },
      set: { (o: UIGestureRecognizer, v) in o.delegate = v }
    ),
    .init("title", get: { (o: UIBarItem) in o.title }, set: { (o: UIBarItem, v) in o.title = v }),
    .init("image", get: { (o: UIBarItem) in o.image }, set: { (o: UIBarItem, v) in o.image = v }),
    .init(
      "title",
      get: { (o: UINavigationItem) in o.title },
      set: { (o: UINavigationItem, v) in o.title = v }
    ),
    .init(
      "titleView",
      get: { (o: UINavigationItem) in o.titleView },
      set: { (o: UINavigationItem, v) in o.titleView = v }
    ),
    .init(
      "leftBarButtonItem",
      get: { (o: UINavigationItem) in o.leftBarButtonItem },
      set: { (o: UINavigationItem, v) in o.leftBarButtonItem = v }
    ),
    .init(
      "rightBarButtonItem",
      get: { (o: UINavigationItem) in o.rightBarButtonItem },
      set: { (o: UINavigationItem, v) in o.rightBarButtonItem = v }
    ),
  ]
}

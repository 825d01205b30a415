public import Foundation

/// A control that shows a color, and opens a picker for another one.
///
/// - Note: UIKit: Apple documents no size; here it is 28 points square, which is an assumption.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The words above the picker.
  open var title: String?
  /// Whether colors can be transparent.
  open var supportsAlpha = true
  /// The color.
  open var selectedColor: UIColor?

  /// 28 points square.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A controller to choose a color; its contents are the system's, and empty here.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color.
  open var selectedColor = UIColor.black
  /// Whether colors can be transparent.
  open var supportsAlpha = true
}

/// What is told of the choice of a color.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user chose a color, and whether more are to come.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Tells that the user is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A controller to choose a font; its contents are the system's, and empty here.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts there are to choose from.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the styles of a family are offered.
    open var includeFaces = false
    /// Whether the families are shown in the font of the system.
    open var displayUsingSystemFont = false
    /// What the fonts have to be like.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// Which fonts there are to choose from.
  public let configuration: Configuration
  /// Who is told.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a controller.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// What is told of the choice of a font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user gave up.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Tells that the user chose a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

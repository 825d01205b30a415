import Foundation
import PortableUIKit

/// A view whose content has a size.
final class SizedView: UIView {
  private let size: CGSize

  /// Creates a view with a content size in points.
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { size }
}

/// Puts `stack` into a view at (0, 0), with a size where one is given, and lays it out.
@MainActor
func layOut(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) {
  let root = stack.superview ?? UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  if stack.superview == nil {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    roots.append(root)
  }
  root.layoutIfNeeded()
}

/// Keeps the hierarchies of a test alive: a stack view holds its superview weakly.
@MainActor private var roots: [UIView] = []

/// A rectangle from its four numbers, in points.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

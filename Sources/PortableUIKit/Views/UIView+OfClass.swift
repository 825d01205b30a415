import Foundation

extension UIView {
  /// Creates a view of a class that is known only at run time; see `ReusableView.swift`.
  @_silgen_name("plumb_UIView_init_of_class")
  convenience init(ofClass frame: CGRect) {
    self.init(frame: frame)
  }
}

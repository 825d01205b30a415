import PortableUIKit

extension UIViewController {
  /// The controller around this one and those around it: what a window shows.
  var documentContainer: UIViewController {
    var result = self
    while let parent = result.parent { result = parent }
    return result
  }
}

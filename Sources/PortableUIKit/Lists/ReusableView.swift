public import Foundation

/// How views of a list are made for an identifier.
enum ReusableSource {
  /// By the designated initialiser of a class.
  case type(UIView.Type)
  /// From a document.
  case nib(UINib)
  /// By whoever read a document with prototypes.
  case prototype(() -> UIView?)
}

/// The views of a list that wait to be used again, and the ways to make new ones.
struct ReusePool {
  /// An identifier, with the kind of supplementary view it is for.
  struct Key: Hashable {
    var kind = ""
    var identifier: String
  }

  var sources: [Key: ReusableSource] = [:]
  var waiting: [Key: [UIView]] = [:]
}

/// An archive of views in a document.
///
/// - Note: UIKit: nothing here reads documents; a tool that can supplies a loader.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the document.
  package let name: String
  /// The bundle of the document.
  package let bundle: Bundle?

  /// Reads the objects of a document; nil where nothing can.
  package static var loader: (@MainActor (UINib, Any?) -> [Any])?

  /// Creates an archive by the name of its document.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// Makes the objects of the document.
  ///
  /// - Returns: The objects at its top, or none where nothing can read documents.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    Self.loader?(self, ownerOrNil) ?? []
  }
}

// Without the Objective-C runtime a class that is known only at run time can be asked for required
// initialisers alone, and the designated ones of views are not required: code written for UIKit
// overrides them with `override`. But a convenience initialiser finds the subclass's override by the
// class it is called on. So each class of reusable views has one, under a symbol of its own, and the
// functions below call it on the class given. A class without the designated initialiser traps with
// "Use of unimplemented initializer", as it does in UIKit.

extension UITableViewCell {
  @_silgen_name("plumb_UITableViewCell_init_reusing")
  private class func allocate(_ identifier: consuming String?) -> UITableViewCell

  /// Makes a cell of a class that is known only at run time.
  static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    type.allocate(identifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("plumb_UITableViewHeaderFooterView_init_reusing")
  private class func allocate(_ identifier: consuming String?) -> UITableViewHeaderFooterView

  /// Makes a header or footer of a class that is known only at run time.
  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    identifier: String
  ) -> UITableViewHeaderFooterView {
    type.allocate(identifier)
  }
}

extension UICollectionReusableView {
  @_silgen_name("plumb_UICollectionReusableView_init_reusing")
  private class func allocate(_ frame: CGRect) -> UICollectionReusableView

  /// Makes a view of a class that is known only at run time.
  static func make(
    _ type: UICollectionReusableView.Type,
    frame: CGRect
  ) -> UICollectionReusableView {
    type.allocate(frame)
  }
}

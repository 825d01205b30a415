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
/// - Note: UIKit loads what Xcode compiled; here the document itself is read, see ``UIStoryboard``.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the document.
  private let name: String
  /// The bundle of the document.
  private let bundle: Bundle?
  /// Whose module's resources the document may be among.
  private var user: AnyClass?

  /// Creates an archive by the name of its document.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// Creates the archive of a controller's view.
  convenience init(nibName name: String, bundle: Bundle?, for user: AnyClass) {
    self.init(nibName: name, bundle: bundle)
    self.user = user
  }

  /// Makes the objects of the document, which must be there.
  ///
  /// - Returns: The objects at its top.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    DocumentLoader.reading(otherwise: []) {
      try objects(owner: ownerOrNil.flatMap { instance(in: $0) })
    }
  }

  private func objects(owner: AnyObject?) throws -> [Any] {
    let user: AnyClass? = user ?? owner.map { type(of: $0) }
    guard let loader = DocumentLoader.current else {
      throw DocumentProblem.noReader(file: name + ".xib")
    }
    guard let found = DocumentFinder.document(name, "xib", in: bundle, for: user) else {
      throw DocumentProblem.noNib(name: name, bundle: (bundle ?? .main).bundlePath)
    }
    return try loader.objects(at: found.url, owner: owner, bundle: found.bundle)
  }

  /// Gives a controller its view.
  func load(into controller: UIViewController) {
    DocumentLoader.reading(otherwise: ()) {
      _ = try objects(owner: controller)
      guard controller.storedView == nil else { return }
      throw DocumentProblem.noView(controller: "\(type(of: controller))", nib: name)
    }
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

package import Foundation

/// What an object that is made for a document needs before it is there.
package struct DocumentValues {
  /// The look of a table.
  package var tableStyle = UITableView.Style.plain
  /// Which labels a cell has.
  package var cellStyle = UITableViewCell.CellStyle.default
  /// The name under which a cell is kept for other rows.
  package var reuseIdentifier: String?
  /// How a collection is laid out.
  package var collectionViewLayout: UICollectionViewLayout?
  /// The name of the document with the view of a controller.
  package var nibName: String?
  /// The bundle of that document.
  package var nibBundle: Bundle?

  /// Creates what a document leaves out.
  package init() {}
}

/// Hands an object what a document says of it, in its `init(coder:)`.
///
/// The object gets its properties when the last initializer of ours ends, so that an application's class finds them behind its
/// call of `super.init(coder:)`, and what it sets there stays.
package final class DocumentCoder: NSCoder {
  let values: DocumentValues
  private let decode: @MainActor (NSObject) -> Void
  /// How many initializers of ours are under way.
  private var depth = 0

  /// Creates a coder for one object.
  ///
  /// - Parameters:
  ///   - values: What the object needs before it is there.
  ///   - decode: Gives the object the rest.
  package init(_ values: DocumentValues, decode: @escaping @MainActor (NSObject) -> Void) {
    self.values = values
    self.decode = decode
    super.init()
  }

  fileprivate func begin() { depth += 1 }

  @MainActor
  fileprivate func end(_ object: NSObject) {
    depth -= 1
    if depth == 0 { decode(object) }
  }
}

#if !canImport(ObjectiveC)
extension NSCoder {
  /// The value that is kept for a key as text or as a value; nil where there is none.
  private func geometry(_ key: String) -> NSValue? { decodeObject(forKey: key) as? NSValue }

  /// Returns the point that is kept for a key, in points; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { geometry(key)?.cgPointValue ?? .zero }
  /// Returns the size that is kept for a key, in points; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { geometry(key)?.cgSizeValue ?? .zero }
  /// Returns the rectangle that is kept for a key, in points; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { geometry(key)?.cgRectValue ?? .zero }
  /// Keeps a point for a key.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSValue(cgPoint: point), forKey: key)
  }
  /// Keeps a size for a key.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSValue(cgSize: size), forKey: key)
  }
  /// Keeps a rectangle for a key.
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(NSValue(cgRect: rect), forKey: key)
  }
}
#endif

extension NSCoder {
  /// What the object needs before it is there.
  var documentValues: DocumentValues { (self as? DocumentCoder)?.values ?? DocumentValues() }

  /// Notes that an initializer of ours begins.
  func beginDecoding() { (self as? DocumentCoder)?.begin() }

  /// Notes that an initializer of ours ends.
  @MainActor
  func endDecoding(_ object: NSObject) { (self as? DocumentCoder)?.end(object) }
}

public import Foundation

extension IndexPath {
  /// Creates the path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item in a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section in a table or collection.
  public var section: Int { self[0] }

  /// The row in a table.
  public var row: Int { self[1] }

  /// The item in a collection.
  public var item: Int { self[1] }
}

extension NSIndexPath {
  /// Creates the path of a row in a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the path of an item in a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section in a table or collection.
  public var section: Int { index(atPosition: 0) }

  /// The row in a table.
  public var row: Int { index(atPosition: 1) }

  /// The item in a collection.
  public var item: Int { index(atPosition: 1) }
}

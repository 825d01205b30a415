extension ReusePool {
  /// Whether views for an identifier are made of a document.
  fileprivate func comesFromDocument(_ key: Key) -> Bool {
    switch sources[key] {
    case .nib, .prototype: true
    case .type, nil: false
    }
  }
}

extension UITableView {
  /// Whether cells of an identifier are made of a document: of a xib that was registered, or a prototype.
  package final func hasDocument(forCellReuseIdentifier identifier: String) -> Bool {
    reusables.comesFromDocument(.init(kind: Self.cellKind, identifier: identifier))
  }

  /// Whether headers and footers of an identifier are made of a document.
  package final func hasDocument(forHeaderFooterViewReuseIdentifier identifier: String) -> Bool {
    reusables.comesFromDocument(.init(kind: Self.headerFooterKind, identifier: identifier))
  }
}

extension UICollectionView {
  /// Whether cells of an identifier, or other views of a kind, are made of a document.
  package final func hasDocument(ofKind kind: String = "", withReuseIdentifier identifier: String)
    -> Bool
  {
    reusables.comesFromDocument(.init(kind: kind, identifier: identifier))
  }
}

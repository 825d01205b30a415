import PortableUIKit

/// What a list was told to make for an identifier.
struct ReuseKey: Hashable {
  let list: ObjectIdentifier
  /// Cells, headers, or a kind of supplementary views.
  let kind: String
  let identifier: String
}

extension Evaluator {
  /// Registers a class of the source with a list, or makes a view of one.
  ///
  /// - Returns: Nil where UIKit is to do it.
  func reuse(_ function: HostFunction, _ object: Any, _ values: [Value?]) throws -> Value? {
    if let layout = object as? UICollectionViewLayout {
      return registerDecoration(function, layout, values)
    }
    guard object is UITableView || object is UICollectionView else { return nil }
    let list = ObjectIdentifier(object as AnyObject)
    let labels = function.signature.parameters.map { $0.label ?? "_" }
    switch function.name {
    case "register":
      guard let last = labels.last, let identifier = identifier(values.last ?? nil) else {
        return nil
      }
      let kind =
        labels.count == 3
        ? self.identifier(values[1]) ?? "" : last.contains("HeaderFooter") ? "header" : "cell"
      let key = ReuseKey(list: list, kind: kind, identifier: identifier)
      guard case .type(let type)?? = values.first else { return nil }
      keptObjects.append(object as AnyObject)
      registrations[key] = type
      return nil
    case "dequeueReusableCell":
      return try dequeued(list, "cell", values.first ?? nil)
    case "dequeueReusableHeaderFooterView":
      return try dequeued(list, "header", values.first ?? nil)
    case "dequeueReusableSupplementaryView" where values.count > 1:
      return try dequeued(list, identifier(values[0]) ?? "", values[1])
    default: return nil
    }
  }

  /// Has a layout make its decorations out of a class of the source.
  ///
  /// - Returns: Nil where UIKit is to do it.
  private func registerDecoration(
    _ function: HostFunction,
    _ layout: UICollectionViewLayout,
    _ values: [Value?]
  ) -> Value? {
    guard function.signature.parameters.last?.label == "forDecorationViewOfKind",
      case .type(.declared(let type))?? = values.first, let kind = identifier(values.last ?? nil)
    else { return nil }
    // UIKit knows the kind, and the class that is above.
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    layout.registerDecorations(ofKind: kind) { [weak self] frame in
      var made: UICollectionReusableView?
      Callbacks.run {
        made = try self?.makeSample(of: type).map { try native($0, UICollectionReusableView.self) }
      }
      made?.frame = frame
      return made
    }
    return .void
  }

  /// Whether UIKit can make a view for an identifier, because one of its own classes is registered.
  func isRegistered(_ function: HostFunction, _ object: Any, _ values: [Value?]) -> Bool {
    guard function.name == "dequeueReusableCell", let identifier = identifier(values.first ?? nil)
    else { return false }
    let key = ReuseKey(
      list: ObjectIdentifier(object as AnyObject),
      kind: "cell",
      identifier: identifier
    )
    if case .host? = registrations[key] { return true }
    return false
  }

  /// Whether UIKit can make a view for an identifier out of a document.
  func comesFromDocument(_ function: HostFunction, _ object: Any, _ values: [Value?]) -> Bool {
    switch (object, function.name) {
    case (let table as UITableView, "dequeueReusableCell"):
      identifier(values.first ?? nil).map(table.hasDocument(forCellReuseIdentifier:)) ?? false
    case (let table as UITableView, "dequeueReusableHeaderFooterView"):
      identifier(values.first ?? nil).map(table.hasDocument(forHeaderFooterViewReuseIdentifier:))
        ?? false
    case (let collection as UICollectionView, "dequeueReusableCell"):
      identifier(values.first ?? nil).map { collection.hasDocument(withReuseIdentifier: $0) }
        ?? false
    case (let collection as UICollectionView, "dequeueReusableSupplementaryView")
    where values.count > 1:
      identifier(values[1]).map {
        collection.hasDocument(ofKind: identifier(values[0]) ?? "", withReuseIdentifier: $0)
      } ?? false
    default: false
    }
  }

  /// Whether an object of the source says itself which rows a table has.
  func givesRows(_ value: Value) -> Bool {
    guard case .object(let instance) = value else { return false }
    return override("tableView(_:cellForRowAt:)", of: instance.declaration) != nil
  }

  private func dequeued(_ list: ObjectIdentifier, _ kind: String, _ value: Value?) throws -> Value?
  {
    guard let identifier = identifier(value),
      case .declared(let type)? = registrations[
        ReuseKey(list: list, kind: kind, identifier: identifier)
      ]
    else { return nil }
    return try makeSample(of: type)
  }

  /// An identifier as it is known: one that is not has the words of the source.
  private func identifier(_ value: Value?) -> String? {
    switch value {
    case .string(let text)?: text
    case .unknown(let unknown)?: "`\(unknown.text)`"
    default: nil
    }
  }
}

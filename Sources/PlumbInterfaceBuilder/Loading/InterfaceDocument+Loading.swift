extension InterfaceDocument {
  /// The document's view hierarchies as an app gets them.
  ///
  /// Views of a scene that are shown by others, such as the content views of a table's cells, are
  /// hierarchies of their own, after the one that shows them.
  ///
  /// - Parameter options: The device, the text size and the direction to make them for, and custom classes.
  /// - Returns: All hierarchies, in the order of the document.
  /// - Throws: ``DocumentError`` where an element cannot be understood.
  @MainActor
  public func hierarchies(
    options: BuildOptions = BuildOptions()
  ) throws(DocumentError) -> [LoadedHierarchy] {
    var options = options
    options.isForApp = true
    return try DocumentBuilder(self, file: file, options: options).hierarchies()
  }

  /// A view hierarchy as an app gets it, by name.
  ///
  /// - Parameters:
  ///   - name: What the controller is called in a storyboard: its identifier, class, label or title. For a
  ///     cell, its reuse identifier. For a view of a xib, its class or label.
  ///   - options: As for ``hierarchies(options:)``.
  /// - Returns: The first hierarchy of that name.
  /// - Throws: ``LookupError`` where none has the name, ``DocumentError`` where an element cannot be
  ///   understood.
  @MainActor
  public func hierarchy(
    of name: String,
    options: BuildOptions = BuildOptions()
  ) throws -> LoadedHierarchy {
    let all = try hierarchies(options: options)
    let found = all.first { $0.names.contains(name) }
    guard let found else {
      let known = Set(all.flatMap { $0.names.prefix(1) }).sorted()
      throw LookupError(file: file, problem: .unknownScene(name, known: known))
    }
    return found
  }
}

extension LoadedHierarchy {
  /// What the hierarchy can be asked for by, what code asks for first.
  fileprivate var names: [String] {
    // The cells of a scene are not the scene.
    if isShownByAnother { return [reuseIdentifier, viewClass].compactMap(\.self) }
    return [storyboardIdentifier, reuseIdentifier, controllerClass, viewClass, scene]
      .compactMap(\.self)
  }
}

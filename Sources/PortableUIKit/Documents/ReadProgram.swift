package import Foundation

/// A program that is read, and not compiled.
///
/// Documents are loaded for it as for one that runs; what they ask the runtime for, classes and properties by their names, it
/// answers from its source.
@preconcurrency @MainActor
package protocol ReadProgram: AnyObject {
  /// The place of a document.
  ///
  /// - Parameters:
  ///   - name: Its name, with or without its ending.
  ///   - ending: The ending: `xib` or `storyboard`.
  /// - Returns: The place; nil where the program has none of the name.
  func document(_ name: String, _ ending: String) -> URL?

  /// The name of an object's class; nil for one of UIKit.
  func className(of object: AnyObject) -> String?

  /// What makes objects of a class; nil where the source has none of the name.
  func maker(of className: String) -> ((NSCoder) -> NSObject?)?

  /// Sets a property of an object.
  ///
  /// - Returns: What came of it; nil where UIKit is to set it.
  func set(_ value: Any?, forKey key: String, of object: AnyObject) -> KeyedValues.Outcome?

  /// The object that a property holds; nil where the source has no such property, or it holds none.
  func object(forKey key: String, of object: AnyObject) -> AnyObject?

  /// Calls a method by its name in Objective-C.
  ///
  /// - Returns: What it answers; nil where the object has no such method.
  func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Any?

  /// Notes what an element of a document became.
  ///
  /// - Parameters:
  ///   - object: A view, guide, constraint, or other object.
  ///   - id: The id of the element.
  ///   - file: The document.
  ///   - line: The line of the element.
  func made(_ object: AnyObject, id: String?, file: String, line: Int)

  /// Notes something about a document that UIKit would say in the log.
  func warn(_ message: String, file: String, line: Int)

  /// Notes that an object lacks what a document connects, which stops a program that runs.
  func miss(_ key: String, of object: AnyObject, file: String, line: Int)

  /// Notes why a document was not loaded, which stops a program that runs.
  func fail(_ error: any Error)
}

extension DocumentLoader {
  /// Sets a property of an object by the names on the way to it, in a program that is read or in one that runs.
  package static func set(
    _ value: Any?,
    forKeyPath path: String,
    of object: AnyObject
  ) -> KeyedValues.Outcome {
    guard let program else { return KeyedValues.set(value, forKeyPath: path, of: object) }
    guard let dot = path.firstIndex(of: ".") else {
      return program.set(value, forKey: path, of: object)
        ?? KeyedValues.set(value, forKey: path, of: object)
    }
    guard let next = program.object(forKey: String(path[..<dot]), of: object) else {
      return KeyedValues.set(value, forKeyPath: path, of: object)
    }
    return set(value, forKeyPath: String(path[path.index(after: dot)...]), of: next)
  }

  /// Runs something for which documents are those of a program that is read.
  package static func loading<Result>(
    _ loader: any DocumentLoading,
    for program: any ReadProgram,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let before = (current, self.program)
    (current, self.program) = (loader, program)
    defer { (current, self.program) = before }
    return try body()
  }
}

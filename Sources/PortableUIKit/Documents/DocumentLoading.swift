package import Foundation
import Requirements

#if SwiftLog
internal import Logging
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What reads documents: PortableUIKit knows none, `PlumbInterfaceBuilder` installs itself.
@preconcurrency @MainActor
package protocol DocumentLoading: AnyObject {
  /// Reads a storyboard.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - storyboard: What keeps the scenes.
  ///   - bundle: Where the document was found.
  /// - Returns: The scenes.
  /// - Throws: An error whose description says what is wrong, and where.
  func storyboard(
    at url: URL,
    for storyboard: UIStoryboard,
    bundle: Bundle
  ) throws -> any StoryboardScenes

  /// Makes the objects at the top of a xib.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - owner: Its File's Owner.
  ///   - bundle: Where the document was found.
  /// - Returns: The objects, without those that stand for others.
  /// - Throws: An error whose description says what is wrong, and where.
  func objects(at url: URL, owner: AnyObject?, bundle: Bundle) throws -> [Any]
}

/// The scenes of a storyboard.
@preconcurrency @MainActor
package protocol StoryboardScenes: AnyObject {
  /// Makes the controller that the storyboard begins with; nil where it names none.
  func initialController(_ creator: SceneCreator?) throws -> UIViewController?

  /// Makes the controller of an identifier; nil where there is none.
  func controller(_ identifier: String, _ creator: SceneCreator?) throws -> UIViewController?
}

/// Makes a controller of an application's in place of `init(coder:)`.
package typealias SceneCreator = @MainActor (NSCoder) -> UIViewController?

/// What a controller of a storyboard can ask of its scene.
@preconcurrency @MainActor
package protocol ControllerScene: AnyObject {
  /// Makes the view and sets it; false where the scene has none.
  func loadView(of controller: UIViewController) throws -> Bool

  /// Follows a segue; false where there is none of the name.
  func perform(
    _ identifier: String,
    from controller: UIViewController,
    sender: Any?
  ) throws -> Bool
}

/// Where what reads documents is found.
@preconcurrency @MainActor
package enum DocumentLoader {
  private static var installed: (any DocumentLoading)?
  private static var isSearched = false
  /// The program that documents are loaded for, where it is read, and not the one that runs.
  package internal(set) static var program: (any ReadProgram)?

  /// What reads documents; nil where nothing does that is linked into the program.
  package static var current: (any DocumentLoading)? {
    get {
      if installed == nil, !isSearched {
        isSearched = true
        search()
      }
      return installed
    }
    set { installed = newValue }
  }

  /// Asks a library that has it to install itself.
  private static func search() {
    #if canImport(Glibc) || canImport(Darwin)
    #if canImport(Darwin)
    let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
    let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    guard let symbol = dlsym(everywhere, "plumb_install_document_loader") else { return }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    #endif
  }

  /// Says what is odd about a document, as UIKit does in the log.
  package static func warn(_ message: String) {
    Logger(label: "InterfaceBuilder").warning("\(message)")
  }

  /// Says what is odd about an element of a document.
  package static func warn(_ message: String, file: String, line: Int) {
    if let program { return program.warn(message, file: file, line: line) }
    warn("\(file):\(line): \(message)")
  }

  /// Runs what reads a document, and stops the program with what is wrong.
  ///
  /// UIKit raises an exception there. A program that is read hears of it, and goes on with another result.
  ///
  /// - Parameters:
  ///   - substitute: The result that such a program goes on with.
  ///   - body: Reads the document.
  /// - Returns: What it read.
  package static func reading<Result>(
    otherwise substitute: @autoclosure () -> Result,
    _ body: () throws -> Result
  ) -> Result {
    do {
      return try body()
    } catch {
      guard let program else { requirementFailure("\(error)") }
      program.fail(error)
      return substitute()
    }
  }
}

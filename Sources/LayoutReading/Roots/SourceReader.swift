import LayoutEngine
public import PlumbInterfaceBuilder
import PortableUIKit

/// Reads the layouts that Swift code makes, without building it.
///
///     let reader = await SourceReader([("Card.swift", text)])
///     for layout in reader.layouts() { print(layout.className, layout.coverage) }
///
/// The code that builds views is evaluated on the portable UIKit. Nothing of the machine is touched: what a
/// file, the network, the clock or the defaults would tell is unknown, and said to be.
@MainActor
public final class SourceReader {
  let module: SourceModule
  /// The classes that make layouts, by the files that declare them.
  private lazy var rootsByFile: [String: [TypeDeclaration]] = {
    let evaluator = Evaluator(module)
    return Dictionary(grouping: module.allTypes.filter { evaluator.isRoot($0) }) { $0.file.path }
  }()

  /// Parses files.
  ///
  /// - Parameter files: The names of the files, which findings give, and what they hold.
  public init(_ files: [(path: String, text: String)]) async {
    var configuration = SystemConfiguration()
    // Modules whose sources are there can be imported.
    configuration.modules = Set(
      files.compactMap { file in
        let parts = file.path.split(separator: "/")
        return parts.lastIndex(of: "Sources").flatMap { place in
          place + 1 < parts.count ? String(parts[place + 1]) : nil
        }
      }
    )
    module = SourceModule(await SourceFile.parse(files, configuration))
  }

  /// The names of the classes that make layouts, those of one file or all.
  public func classNames(in file: String? = nil) -> [String] {
    roots(in: file).map(\.qualifiedName)
  }

  /// The files that declare classes that make layouts.
  public var files: [String] {
    module.files.map(\.path).filter { rootsByFile[$0] != nil }
  }

  /// Lays out what the classes make.
  ///
  /// - Parameters:
  ///   - file: The file whose classes are laid out; nil for all.
  ///   - names: The names of the classes that are laid out; nil for all.
  ///   - options: The device, direction and text size.
  /// - Returns: The layouts, in the order of the source.
  public func layouts(
    in file: String? = nil,
    named names: Set<String>? = nil,
    _ options: BuildOptions = BuildOptions()
  ) -> [SourceLayout] {
    let screen = ReadingScreen(options)
    return screen.whileCurrent {
      roots(in: file).filter {
        names?.contains($0.qualifiedName) ?? true
      }.map { root in
        // Each class begins with a process of its own: nothing is left of another one.
        let evaluator = Evaluator(module)
        Callbacks.evaluator = evaluator
        defer {
          evaluator.finishRoot()
          Callbacks.evaluator = nil
        }
        return Issues.heard {
          RootReading(root, evaluator, screen).watchedLayout(includesLook: options.includesLook)
        }
      }
    }
  }

  /// The classes that are views, cells or controllers, and that nobody has to specialise.
  private func roots(in file: String?) -> [TypeDeclaration] {
    if let file { return rootsByFile[file] ?? [] }
    return files.flatMap { rootsByFile[$0] ?? [] }
  }
}

extension Evaluator {
  /// Whether a type is a view, cell or controller.
  fileprivate func isRoot(_ type: TypeDeclaration) -> Bool {
    hostClass(of: type).map { $0.isView || $0.isController } ?? false
  }
}

extension HostType {
  fileprivate var isView: Bool { metatype is UIView.Type }
  fileprivate var isController: Bool { metatype is UIViewController.Type }
}

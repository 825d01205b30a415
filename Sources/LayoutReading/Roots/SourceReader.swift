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
    roots(in: file, Evaluator(module)).map(\.qualifiedName)
  }

  /// The files that declare classes that make layouts.
  public var files: [String] {
    var result: [String] = []
    for root in roots(in: nil, Evaluator(module)) where result.last != root.file.path {
      result.append(root.file.path)
    }
    return result
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
      roots(in: file, Evaluator(module)).filter {
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
  private func roots(in file: String?, _ evaluator: Evaluator) -> [TypeDeclaration] {
    module.allTypes.filter { type in
      guard file == nil || type.file.path == file,
        let host = evaluator.hostClass(of: type)
      else { return false }
      return host.isView || host.isController
    }
  }
}

extension HostType {
  fileprivate var isView: Bool { metatype is UIView.Type }
  fileprivate var isController: Bool { metatype is UIViewController.Type }
}

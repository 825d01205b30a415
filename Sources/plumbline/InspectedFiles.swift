import Foundation
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// The files with layouts below paths: documents, Swift, and layouts as JSON.
struct InspectedFiles {
  /// The files, those of a folder sorted by name.
  let files: [String]
  /// Paths that are not there.
  let failures: [FileFailure]
  /// The folders in which no such file was found.
  let emptyFolders: [String]

  /// Finds the files.
  init(_ paths: [String], includingCode: Bool) {
    let found = DocumentFiles(
      paths,
      endingIn: [".xib", ".storyboard", ".json"] + (includingCode ? [".swift"] : [])
    ) {
      DocumentFiles.isLeftOut($0) || $0.hasSuffix(".xcassets")
    }
    // What is named is taken as it is; of a folder's JSON files, those that may be layouts.
    let named = Set(paths)
    files = found.files.filter {
      !$0.hasSuffix(".json") || named.contains($0) || Self.mayBeSnapshot($0)
    }
    failures = found.failures
    emptyFolders = found.emptyFolders
  }

  /// Whether a JSON file begins like a layout, or is too small to be anything.
  private static func mayBeSnapshot(_ file: String) -> Bool {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe),
      data.range(of: Data("\"items\"".utf8)) != nil,
      data.range(of: Data("\"frame\"".utf8)) != nil
    else { return false }
    return (try? LayoutContent(data, file: file)) != nil
  }

  /// What a file turns out to be; nil for what has no layouts.
  static func content(of file: String, _ fonts: FontOptions) throws -> LayoutContent? {
    let content = try LayoutContent(file: file, fonts)
    if case .log = content { return nil }
    return content
  }
}

/// Readers of Swift modules, each module read once.
@MainActor
struct ModuleReaders {
  private var readers: [String: SourceReader] = [:]
  /// The modules whose code may name fonts, with what their files say.
  private var texts: [String: [String]] = [:]
  private var fonts: FontFinder

  /// Prepares to read modules, with the fonts that they name.
  init(_ fonts: FontOptions) { self.fonts = fonts.finder() }

  /// What a file is called: from the working folder where it lies in that.
  static func name(of file: String) -> String {
    let repository = Repository()
    let path = repository.path(file)
    return PathNames.relative(path, to: repository.workingFolder) ?? path
  }

  /// The reader of a file's module and the file's name in it; nil for a file that makes no layout.
  ///
  /// The fonts that the module can name are known until a file of another one is asked for.
  ///
  /// Files are named from the working folder where they lie in it.
  ///
  /// - Throws: ``Failure`` for a module of which a file cannot be read.
  mutating func reader(of file: String) async throws -> (reader: SourceReader, file: String)? {
    let repository = Repository()
    func name(_ path: String) -> String {
      PathNames.relative(path, to: repository.workingFolder) ?? path
    }
    let path = repository.path(file)
    let folder = PathNames.normalized(path + "/..")
    let module = SwiftSources.module(around: folder) ?? folder
    if readers[module] == nil {
      let sources = SwiftSources(around: file)
      if let failure = sources.failures.first { throw Failure(failure.description) }
      readers[module] = await sources.reader { name(repository.path($0)) }
      texts[module] = sources.texts.map(\.text).filter(FontFinder.namesFonts)
    }
    fonts.supply(code: file, texts[module] ?? [])
    guard let reader = readers[module], reader.files.contains(name(path)) else { return nil }
    return (reader, name(path))
  }
}

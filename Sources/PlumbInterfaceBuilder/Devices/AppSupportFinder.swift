import Foundation

/// Finds what the apps of documents support: in a project of Xcode in a folder around a document, or in the
/// `Info.plist` of an app.
package struct AppSupportFinder {
  private var repository: Repository
  private var projects: [String: [(file: String, project: XcodeProject)]] = [:]
  private var lists: [String: (file: String, stated: StatedSupport)?] = [:]
  /// Project files that could not be read.
  package private(set) var unreadable: [String] = []

  package init(_ repository: Repository = Repository()) { self.repository = repository }

  /// What the app of a document supports, or nil where nothing says so.
  ///
  /// The nearest project with an app comes first; what it leaves open, the nearest `Info.plist` of an app says.
  ///
  /// - Parameter document: A path.
  /// - Returns: nil as well where all that is said is computed.
  package mutating func support(for document: String) -> AppSupport? {
    let path = repository.path(document)
    let folders = repository.foldersAround(document)
    var list: (file: String, stated: StatedSupport)?
    for folder in folders where list == nil { list = propertyList(in: folder) }
    for folder in folders {
      let stated = projects(in: folder).compactMap { file, project in
        project.statedSupport(for: path).map { (file: file, stated: $0) }
      }
      guard let first = stated.first else { continue }
      let all = stated.dropFirst().reduce(first.stated) { $0.union($1.stated) }
      return all.completed(by: list?.stated).support(source: first.file)
    }
    return list.flatMap { $0.stated.support(source: $0.file) }
  }

  private mutating func projects(in folder: String) -> [(file: String, project: XcodeProject)] {
    if let known = projects[folder] { return known }
    var found: [(file: String, project: XcodeProject)] = []
    for name in Self.names(in: folder) where name.hasSuffix(".xcodeproj") {
      let file = "\(folder)/\(name)/project.pbxproj"
      guard FileManager.default.fileExists(atPath: file) else { continue }
      if let project = XcodeProject(file: file) {
        found.append((file, project))
      } else {
        unreadable.append(file)
      }
    }
    projects[folder] = found
    return found
  }

  /// The property list of an app in a folder, or in a folder of that; of several, what any of them supports.
  private mutating func propertyList(
    in folder: String
  ) -> (file: String, stated: StatedSupport)? {
    if let known = lists[folder] { return known }
    let names = Self.names(in: folder)
    let below = names.filter { !$0.hasPrefix(".") && !DocumentFiles.isLeftOut($0) }.flatMap {
      name in
      Self.names(in: "\(folder)/\(name)").map { "\(name)/\($0)" }
    }
    var result: (file: String, stated: StatedSupport)?
    for candidates in [names, below] where result == nil {
      for name in candidates where name.hasSuffix("Info.plist") {
        let file = "\(folder)/\(name)"
        guard let list = InfoPropertyList(file: file), list.isForApp else { continue }
        result = result.map { ($0.file, $0.stated.union(list.stated)) } ?? (file, list.stated)
      }
    }
    lists[folder] = .some(result)
    return result
  }

  /// The names in a folder, sorted; none for what is no folder or cannot be read.
  private static func names(in folder: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

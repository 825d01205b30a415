import Foundation
import LayoutEngine
import LayoutReading
import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// Lays out what differs between two revisions.
@MainActor
struct RevisionScenes {
  /// A scene of a revision.
  struct Scene {
    var version: SceneDifference.Version
    var names: Set<String>
    var sceneID: String?

    /// The identifier of its root view; nil for one that another run would not give again.
    var root: String? {
      let snapshot = version.picture.snapshot
      guard !snapshot.isNumbered, let id = snapshot.items.first?.id, !id.isEmpty,
        !id.hasPrefix("0x")
      else { return nil }
      return id
    }
  }

  let files: RevisionFiles
  let build: BuildOptions
  private var fonts: FontFinder
  private var former: RevisionSurroundings
  private var present: RevisionSurroundings
  private var repository = Repository()
  /// What changed beside the layouts.
  let surroundings: [SurroundingChange]
  /// Whether scenes are laid out in the dark style; as saved where nothing is said.
  var isDark: Bool?
  /// What changed beside files of Swift and is used by them, or by what they name.
  private var causesInSwift: [String: [LayoutCause]] = [:]
  /// The files that could not be read.
  private(set) var failures: [(side: RevisionFiles.Side, message: String)] = []

  init(
    _ files: RevisionFiles,
    _ build: BuildOptions,
    fonts: FontOptions,
    assets: AssetOptions
  ) throws {
    (self.files, self.build) = (files, build)
    self.fonts = fonts.finder()
    former = try RevisionSurroundings(files.tree(.before), assets)
    present = try RevisionSurroundings(files.tree(.after), assets)
    surroundings = SurroundingChange.all(files.changes, (former.folder, present.folder))
  }

  /// Says which fonts were not found.
  func tellOfFonts() { FontOptions.tell(fonts) }

  /// What lies beside the layouts of a revision, to be asked and changed.
  private mutating func with<Result>(
    _ side: RevisionFiles.Side,
    _ body: (inout RevisionSurroundings) throws -> Result
  ) rethrows -> Result {
    side == .before ? try body(&former) : try body(&present)
  }

  // MARK: - Which files

  /// The changes of files with layouts below paths, as far as their configurations cover them.
  ///
  /// A path that is in neither revision is a failure of the call.
  mutating func changes(below paths: [String]) throws -> [RevisionFiles.Change] {
    let places = try paths.map { path in
      let absolute = repository.path(path)
      if absolute == files.root { return "" }
      guard let place = PathNames.relative(absolute, to: files.root) else {
        throw Failure("\(path): it does not lie in the repository \(files.root)")
      }
      return place
    }
    for (path, place) in zip(paths, places)
    where !place.isEmpty && !FileManager.default.fileExists(atPath: path) {
      let isKnown = try RevisionFiles.Side.allCases.contains { side in
        try files.paths(at: side).contains { Self.isBelow($0, place) }
      }
      if !isKnown { throw Failure("\(path): it is in neither revision") }
    }
    var result: [RevisionFiles.Change] = []
    for change in files.changes {
      let named = [change.after, change.before].compactMap(\.self)
      guard named.contains(where: RevisionFiles.mayHoldLayout),
        named.contains(where: { name in Self.isBelow(name, anyOf: places) }),
        let path = named.first, try covers(path)
      else { continue }
      result.append(change)
    }
    return result + (try unchangedUsers(besides: result, below: places))
  }

  /// The files that are the same in both revisions, and use something beside them that is not.
  private mutating func unchangedUsers(
    besides changes: [RevisionFiles.Change],
    below places: [String]
  ) throws -> [RevisionFiles.Change] {
    guard !surroundings.isEmpty else { return [] }
    let known = Set(files.changes.flatMap { [$0.before, $0.after].compactMap(\.self) })
    let candidates = try files.paths(at: .after).filter { path in
      RevisionFiles.mayHoldLayout(path) && !path.hasSuffix(".txt") && !known.contains(path)
        && Self.isBelow(path, anyOf: places)
    }
    var result: [RevisionFiles.Change] = []
    for (path, data) in try files.contents(candidates, at: .after) where try covers(path) {
      if !causes(of: path, String(decoding: data, as: UTF8.self)).isEmpty {
        result.append(RevisionFiles.Change(before: path, after: path))
      }
    }
    return result
  }

  /// What changed beside a scene of a file and is used by it.
  func causes(of scene: SceneDifference) throws -> [LayoutCause] {
    guard !surroundings.isEmpty else { return [] }
    if scene.file.hasSuffix(".swift") { return causesInSwift[scene.file] ?? [] }
    guard let data = try files.content(scene.file, at: .after) else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    // Each scene of a storyboard uses what stands in its own element.
    let root = (scene.after ?? scene.before)?.picture.snapshot.items.first?.id ?? ""
    let own = text.split(separator: "<scene ").dropFirst().first { $0.contains("id=\"\(root)\"") }
    return causes(of: scene.file, own.map(String.init) ?? text)
  }

  private func causes(of path: String, _ text: String) -> [LayoutCause] {
    guard !surroundings.isEmpty else { return [] }
    return surroundings.filter { $0.isUsed(by: text, at: path) }.map(\.cause)
  }

  private static func isBelow(_ path: String, anyOf places: [String]) -> Bool {
    places.isEmpty || places.contains { isBelow(path, $0) }
  }

  private static func isBelow(_ path: String, _ place: String) -> Bool {
    place.isEmpty || path == place || path.hasPrefix(place + "/")
  }

  /// Whether a file, by its path from the root, is one that its configuration wants to be looked at.
  private mutating func covers(_ path: String) throws -> Bool {
    if path.split(separator: "/").dropLast().contains(where: {
      $0.hasPrefix(".") || DocumentFiles.isLeftOut(String($0))
    }) {
      return false
    }
    return try with(.after) { try $0.covers(path) }
  }

  // MARK: - Documents and snapshots

  /// The scenes of a document or snapshot; none for a file that is neither, or is not there.
  mutating func scenes(ofDocument path: String?, at side: RevisionFiles.Side) throws -> [Scene] {
    guard let path, !path.hasSuffix(".swift"), let data = try files.content(path, at: side) else {
      return []
    }
    let isSnapshot = path.hasSuffix(".json")
    if isSnapshot, !Self.looksLikeSnapshot(data) { return [] }
    if path.hasSuffix(".txt") { return scenes(ofTree: data, path, at: side) }
    let file = files.root + "/" + path
    do {
      let settings = try supply(path, data, at: side)
      var options = build
      options.isDark = isDark
      var pictures = Pictures(options: options)
      pictures.rules = settings.rules(for: file).filter { $0 != .misplaced }
      let content = try LayoutContent(data, file: path)
      let ignored = pictures.ignored(in: content)
      return try pictures.scenes(of: content, file: path).map { scene in
        var picture = scene.picture
        picture.keepFindings { finding in
          ignored(CheckReport.Entry(finding, in: scene.picture.snapshot))
            ? nil : settings.adjusted(finding, in: file)
        }
        return Scene(
          version: .init(file: path, picture: picture),
          names: scene.names,
          sceneID: scene.sceneID
        )
      }
    } catch let error as ConfigurationError {
      throw error
    } catch {
      failures.append((side, "\(error)"))
      return []
    }
  }

  /// The scene of a text that is a recorded layout; none for any other text.
  private mutating func scenes(
    ofTree data: Data,
    _ path: String,
    at side: RevisionFiles.Side
  ) -> [Scene] {
    let text = String(decoding: data, as: UTF8.self)
    guard RecordedTree.isLikely(text) else { return [] }
    do {
      let name = String(PathNames.last(path).dropLast(".txt".count))
      let tree = try RecordedTree(text, named: name, file: path)
      let version = SceneDifference.Version(
        file: path,
        picture: LayoutPicture(tree),
        recorded: tree.facts
      )
      // A file has one, which is the same one under another name.
      return [Scene(version: version, names: [name], sceneID: "tree")]
    } catch {
      failures.append((side, "\(path):\(error.line): \(error.reason)"))
      return []
    }
  }

  /// Whether JSON may be a layout: other files of that kind are none of ours, and no failure.
  private static func looksLikeSnapshot(_ data: Data) -> Bool {
    guard data.range(of: Data("\"items\"".utf8)) != nil,
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let items = object["items"] as? [[String: Any]]
    else { return false }
    return items.contains { $0["frame"] != nil }
  }

  /// Makes known what a file can name in its revision.
  ///
  /// - Returns: The rules that its revision asks for.
  private mutating func supply(
    _ path: String,
    _ data: Data,
    at side: RevisionFiles.Side
  ) throws -> RuleSettings {
    var fonts = fonts
    defer { self.fonts = fonts }
    return try with(side) { surroundings in
      try surroundings.supply(path, data, fonts: &fonts)
      return try surroundings.settings(for: path)
    }
  }

  /// Makes known what code can name in its revision.
  private mutating func supply(
    code path: String,
    _ texts: [String],
    at side: RevisionFiles.Side
  ) throws {
    var fonts = fonts
    defer { self.fonts = fonts }
    try with(side) { try $0.supply(code: path, texts, fonts: &fonts) }
  }

  // MARK: - Swift

  /// The scenes that Swift files of a revision make, of which some changed.
  ///
  /// The files of the same modules are read with them. Layouts are made of the classes in files that changed, and in
  /// those that name a type that such a file declares.
  mutating func scenes(
    ofSwift changed: [String],
    in folders: [String],
    at side: RevisionFiles.Side
  ) async throws -> [Scene] {
    guard !changed.isEmpty else { return [] }
    let wanted = Set(changed)
    let all = try files.paths(at: side).filter { path in
      guard path.hasSuffix(".swift") else { return false }
      return wanted.contains(path)
        || folders.contains { Self.isBelow(path, $0) }
          && !path.split(separator: "/").dropLast().contains {
            $0.hasPrefix(".") || DocumentFiles.isLeftOut(String($0))
          }
    }
    let texts = try files.contents(all, at: side).map { path, data in
      (path: path, text: String(decoding: data, as: UTF8.self))
    }
    func beside(_ endings: [String]) throws -> [(path: String, data: Data)] {
      let found = try files.paths(at: side).filter { path in
        endings.contains(where: path.hasSuffix) && folders.contains { Self.isBelow(path, $0) }
      }
      return try files.contents(found, at: side)
    }
    if let first = changed.first { try supply(code: first, texts.map(\.text), at: side) }
    let reader = await SourceReader(
      texts,
      texts: LocalizedTexts(try beside([".strings", ".xcstrings"])),
      documents: ModuleDocuments(
        try beside([".xib", ".storyboard"]).map { path, data in .init(path: path, data: data) }
      )
    )
    let mentions = MentionedTypes(texts)
    let affected = mentions.files(affectedBy: wanted)
    for change in surroundings {
      let users = texts.filter { change.isUsed(by: $0.text, at: $0.path) }.map(\.path)
      for path in mentions.files(affectedBy: Set(users))
      where causesInSwift[path]?.contains(change.cause) != true {
        causesInSwift[path, default: []].append(change.cause)
      }
    }
    var build = build
    build.isDark = isDark
    build.includesLook = true
    var result: [Scene] = []
    for path in reader.files where affected.contains(path) {
      let settings = try with(side) { try $0.settings(for: path) }
      let rules = settings.rules(for: path).filter { $0 != .misplaced }
      for layout in reader.layouts(in: path, build) {
        guard let snapshot = layout.snapshot else { continue }
        do {
          let solved = try SolvedLayout(snapshot)
          let findings = solved.findings(of: rules).compactMap(layout.made().judge)
            .map { settings.adjusted($0, in: path) }
          let picture = LayoutPicture(solved, findings: findings)
          result.append(
            Scene(version: .init(file: path, picture: picture), names: [snapshot.name])
          )
        } catch {
          failures.append((side, "\(path): \(layout.className): \(error)"))
        }
      }
    }
    return result
  }

  /// The folders of the modules of files, by their paths from the root.
  func modules(of paths: [String]) -> [String] {
    var result: Set<String> = []
    for path in paths {
      let folder = PathNames.normalized(files.root + "/" + path + "/..")
      let module = SwiftSources.module(around: folder) ?? folder
      result.insert(module == files.root ? "" : PathNames.relative(module, to: files.root) ?? "")
    }
    return result.sorted()
  }
}

import ArgumentParser
import Foundation
import LayoutEngine
import LayoutReading
import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// A run of `plumbline check`: finds the documents and their configurations, and checks them.
@MainActor
struct CheckRun {
  private let check: Check
  private let paths: [String]
  private var repository = Repository()
  private var configurations: ConfigurationFiles
  private var apps = AppSupportFinder()
  private var fonts: FontFinder
  /// The configurations of the documents, by how these are named.
  private var used: [String: Configuration] = [:]
  /// Swift files that did not change, which those that did may ask for types.
  private var unchangedCode: [String] = []
  /// What of documents is told with the classes that it names, by the documents.
  private var joined: [String: JoinedScenes] = [:]
  /// What is said with `--verbose` of how many documents.
  private var remarks: [(text: String, count: Int)] = []

  init(_ check: Check) throws {
    self.check = check
    paths = check.paths.isEmpty ? ["."] : check.paths
    var given: Configuration?
    if let config = check.config {
      given = try Configuration(LayoutContent.data(of: config), file: config)
      given?.folder = PathNames.normalized(repository.path(config) + "/..")
    }
    configurations = ConfigurationFiles(given: given, repository)
    fonts = check.fonts.finder(repository)
  }

  /// Checks the documents.
  mutating func report() async throws -> CheckReport {
    let changes = try check.changedSince.map {
      try ChangedFiles(since: $0, in: folder(of: paths[0]))
    }
    let files = try documents(changes)
    let checker = LayoutChecker()
    let earlier = changes == nil ? nil : LayoutChecker()
    let progress = ProgressBar(total: files.files.count)
    let sources = files.files.filter { $0.hasSuffix(".swift") }
    let documents = files.files.filter { !$0.hasSuffix(".swift") }
    for file in documents { try supplyFonts(to: file) }
    // Code is read first: documents are told with the classes that they name.
    let context = check.code ? unchangedCode : []
    let code = LayoutChecker()
    let unread = try await check(sources, context, documents, with: code, progress)
    for file in documents {
      let (circumstances, path) = try circumstances(of: file)
      checker.check(file, in: circumstances, matching: path, joined: joined[file] ?? JoinedScenes())
      if let changes, let earlier, let old = changes.change(of: repository.path(file))?.old,
        let data = try changes.content(of: old)
      {
        earlier.check(file, data: data, in: circumstances, matching: path)
      }
      progress.advance()
    }
    checker.take(code)
    if let changes, let earlier { try await checkEarlier(sources, context, changes, with: earlier) }
    progress.finish()
    var report = checker.finish(adding: files.failures + unread)
    report.entries = once(report.entries)
    if let changes, let earlier, let revision = check.changedSince {
      for (file, data) in try deleted(changes) {
        let (circumstances, path) = try circumstances(of: file)
        earlier.check(file, data: data, in: circumstances, matching: path)
      }
      // Differences are told at the level of the report: what became more serious is new.
      var old = earlier.finish()
      old.entries = once(old.entries)
      let before = Baseline(old.entries(from: level))
      let (new, left, gone) = before.compare(report.entries(from: level))
      report.changes = .init(since: revision, left: left, gone: gone)
      report.entries = new
    }
    tell()
    return report
  }

  /// The least serious finding to report.
  ///
  /// What lets the check fail is reported, unless it is said which findings are.
  var level: Finding.Severity {
    if let level = check.level { return level.severity }
    let failing = ([check.failOn] + (check.failOn == nil ? used.values.map(\.failOn) : []))
      .compactMap { $0?.severity }
    return min(.warning, failing.min() ?? .warning)
  }

  /// Whether a finding that is reported lets the check fail.
  func fails(_ entry: CheckReport.Entry) -> Bool {
    guard let failOn = check.failOn ?? used[entry.file]?.failOn else { return true }
    return failOn.isReached(by: entry.finding.severity)
  }

  // MARK: - Documents

  /// The documents that paths name, as far as their configurations cover them and they changed.
  private mutating func documents(
    _ changes: ChangedFiles?
  ) throws -> (files: [String], failures: [FileFailure]) {
    var configurations = self.configurations
    let found = try DocumentFiles(
      paths,
      endingIn: [".xib", ".storyboard"] + (check.code ? [".swift"] : [])
    ) { folder in
      let name = PathNames.last(folder)
      guard DocumentFiles.isLeftOut(name) else { return false }
      return try configurations.configuration(for: folder)?.includesFolder(named: name) != true
    }
    self.configurations = configurations
    for folder in found.emptyFolders { Terminal.complain(Check.emptiness(folder)) }
    var files: [String] = []
    var unchanged = 0
    for file in found.files {
      if try !isCovered(file) { continue }
      if let changes {
        let path = repository.path(file)
        guard PathNames.relative(path, to: changes.root) != nil else {
          throw Failure("--changed-since: \(file) does not lie in the repository \(changes.root)")
        }
        guard changes.change(of: path) != nil else {
          // Code is read with the code around it.
          if file.hasSuffix(".swift") { unchangedCode.append(file) } else { unchanged += 1 }
          continue
        }
      }
      files.append(file)
    }
    if unchanged > 0 {
      remarks.append(("not changed since \(check.changedSince ?? "")", unchanged))
    }
    if files.isEmpty, unchanged == 0, !found.files.isEmpty {
      Terminal.complain(
        "every document is left out by include and exclude of the configuration; --verbose says by which"
      )
    }
    return (files, found.failures)
  }

  /// Whether a file is one that its configuration wants to be checked.
  private mutating func isCovered(_ file: String) throws -> Bool {
    guard let configuration = try configurations.configuration(for: file) else {
      remark("no \(ConfigurationFiles.name)")
      return true
    }
    let isCovered = configuration.covers(configurations.path(file, for: configuration))
    remark(isCovered ? "configuration \(configuration.file)" : "left out by \(configuration.file)")
    if isCovered { used[file] = configuration }
    return isCovered
  }

  /// Documents that were deleted from below the paths, with what they held.
  private mutating func deleted(_ changes: ChangedFiles) throws -> [(file: String, data: Data)] {
    var result: [(file: String, data: Data)] = []
    for change in changes.all {
      guard change.path == nil, let old = change.old,
        old.hasSuffix(".xib") || old.hasSuffix(".storyboard")
      else { continue }
      let path = changes.root + "/" + old
      let isBelow = paths.contains {
        let given = repository.path($0)
        return given == path || PathNames.relative(path, to: given) != nil
      }
      let file = PathNames.relative(path, to: repository.workingFolder) ?? path
      guard isBelow,
        !old.split(separator: "/").contains(where: { DocumentFiles.isLeftOut(String($0)) }),
        try isCovered(file), let data = try changes.content(of: old)
      else { continue }
      result.append((file, data))
    }
    return result
  }

  private func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
      ? PathNames.normalized(repository.path(path) + "/..") : repository.path(path)
  }

  // MARK: - Code

  /// Reads the layouts that Swift files make, and checks them.
  ///
  /// - Returns: The files that could not be read.
  private mutating func check(
    _ files: [String],
    _ context: [String],
    _ documents: [String],
    with checker: LayoutChecker,
    _ progress: ProgressBar
  ) async throws -> [FileFailure] {
    guard let first = files.first ?? (documents.isEmpty ? nil : context.first) else { return [] }
    // Images that code asks for by their names decide sizes.
    try check.assets.supply(first)
    let sources = SwiftSources(files + context, textsIn: paths)
    try supplyFonts(toCode: first, sources.texts.map(\.text))
    let reader = await sources.reader()
    var coverage = ReadingCoverage()
    // A document that changed brings the classes that it names.
    let wanted = Set(files).union(reader.files(joinedWith: Set(documents)))
    for file in reader.files where wanted.contains(file) {
      let (circumstances, path) = try circumstances(of: file)
      try checker.check(file, in: circumstances, matching: path) { options in
        let layouts = reader.layoutsWithVariants(in: file, options)
        coverage.note(layouts)
        return layouts.flatMap { layout in
          note(layout, in: circumstances, path, checker)
          let ignored = (layout.document?.location.file).flatMap(reader.documents.ignoredRules)
          return layout.madeBesideDocument().map { made in
            var made = made
            if let ignored { made.isIgnored = { ignored.contain($0) } }
            return made
          }
        }
      }
      progress.advance()
    }
    for snapshot in coverage.snapshots { fonts.note(snapshot) }
    coverage.tell(isVerbose: check.verbose)
    return sources.failures
  }

  /// Notes a part of a document that is told with its class, or that is told alone because the class stops.
  private mutating func note(
    _ layout: SourceLayout,
    in circumstances: CheckCircumstances,
    _ path: String,
    _ checker: LayoutChecker
  ) {
    guard let document = layout.document, layout.snapshot != nil else { return }
    if layout.isStopped {
      let reason = layout.reasons.last?.message ?? "the code stops"
      checker.note(
        "\(layout.className) is not read to its end, and the document is checked alone: \(reason)",
        at: document.location
      )
      return
    }
    let rules = circumstances.settings.rules(for: path).filter { $0 != .misplaced }
    // What cannot be solved is told by the check.
    let untold = (try? layout.untold(of: rules, circumstances.options)) ?? []
    joined[document.location.file, default: JoinedScenes()].add(document.elements, untold: untold)
  }

  /// Reads what changed files were, with those beside them, for what was found there already.
  private mutating func checkEarlier(
    _ files: [String],
    _ context: [String],
    _ changes: ChangedFiles,
    with checker: LayoutChecker
  ) async throws {
    var texts: [(path: String, text: String)] = []
    for file in files {
      guard let old = changes.change(of: repository.path(file))?.old,
        let data = try changes.content(of: old)
      else { continue }
      texts.append((file, String(decoding: data, as: UTF8.self)))
    }
    guard !texts.isEmpty else { return }
    let wanted = Set(texts.map(\.path))
    let reader = await SourceReader(texts + SwiftSources(context).texts)
    for file in reader.files where wanted.contains(file) {
      let (circumstances, path) = try circumstances(of: file)
      try checker.check(file, in: circumstances, matching: path) { options in
        reader.layoutsWithVariants(in: file, options).flatMap { $0.allMade() }
      }
    }
  }

  /// What is found on a line of code, once: screens that show others repeat what is found in those.
  private func once(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    struct Place: Hashable {
      var rule: Rule
      var location: SourceLocation
      var message: String
    }
    func place(_ entry: CheckReport.Entry) -> Place? {
      guard entry.file.hasSuffix(".swift"), let location = entry.finding.location else {
        return nil
      }
      return Place(rule: entry.finding.rule, location: location, message: entry.finding.message)
    }
    // The class in the file that the line is in has it for itself.
    let own = Set(entries.filter { $0.file == $0.finding.location?.file }.compactMap(place))
    return entries.filter { entry in
      guard let place = place(entry), own.contains(place) else { return true }
      return entry.file == place.location.file
    }
  }

  // MARK: - Circumstances

  /// What a document is checked with, and its path as patterns of the configuration see it.
  private mutating func circumstances(
    of file: String
  ) throws -> (circumstances: CheckCircumstances, path: String) {
    var result = check.layout.circumstances
    result.options.growth = check.grow
    result.usesAllDevices = check.allDevices
    var path = file
    if let configuration = try configurations.configuration(for: file) {
      path = configurations.path(file, for: configuration)
      result.settings = configuration.settings
      if result.devices.isEmpty, !check.allDevices {
        result.devices = configuration.devices
        result.usesAllDevices = configuration.usesAllDevices
      }
      if result.directions.isEmpty { result.directions = configuration.directions }
      if result.textSizes.isEmpty { result.textSizes = configuration.textSizes }
    }
    check.matrix?.apply(to: &result)
    if !check.only.isEmpty { result.settings.keepOnly(check.only) }
    result.support = apps.support(for: file)
    if let support = result.support {
      let source = PathNames.relative(support.source, to: repository.workingFolder)
      remark("\(source ?? support.source): the app supports \(support.words)")
    }
    return (result, path)
  }

  /// Makes the fonts known that a document names.
  private mutating func supplyFonts(to file: String) throws {
    // What cannot be read is told where the document is.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else { return }
    fonts.supply(file, data, more: try configuredFonts(for: file))
  }

  /// Makes the fonts known that the code of a file and of those beside it names.
  private mutating func supplyFonts(toCode file: String, _ texts: [String]) throws {
    fonts.supply(code: file, texts, more: try configuredFonts(for: file))
  }

  /// The folders of fonts that the configuration of a file names.
  private mutating func configuredFonts(for file: String) throws -> [String] {
    let configuration = try configurations.configuration(for: file)
    return (configuration?.fonts ?? []).map { place in
      place.hasPrefix("/") ? place : "\(configuration?.folder ?? "")/\(place)"
    }
  }

  // MARK: - Words

  private mutating func remark(_ text: String) {
    if let place = remarks.firstIndex(where: { $0.text == text }) {
      remarks[place].count += 1
    } else {
      remarks.append((text, 1))
    }
  }

  /// Says what was used, where that was asked for.
  private func tell() {
    FontOptions.tell(fonts)
    guard check.verbose else { return }
    for place in fonts.found {
      Terminal.complain("\(place.count) font\(place.count == 1 ? "" : "s") in \(place.folder)")
    }
    for remark in remarks {
      Terminal.complain(
        "\(remark.text) (\(remark.count) document\(remark.count == 1 ? "" : "s"))"
      )
    }
    for file in apps.unreadable {
      Terminal.complain("\(file): this project cannot be read; what it supports is not known")
    }
  }
}

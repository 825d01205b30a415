import AssetReading
import Foundation
import LayoutEngine
import Testing

@testable import LayoutReading
@testable import PlumbInterfaceBuilder

/// The compiler as the oracle.
///
/// What the classes of a package make with their documents was recorded by the package's own tests, which `plumbline swift test`
/// compiles. Reading the same sources has to give the same.
@MainActor
@Suite struct `Documents with their classes` {
  @Test(arguments: Recorded.all)
  func `have the layout that was compiled`(_ recorded: Recorded) async throws {
    let reader = try await recorded.reader()
    // Nothing else runs meanwhile that looks for assets.
    AssetLibrary.shared.folders = try recorded.assets()
    defer { AssetLibrary.shared.folders = [] }
    let layout = try #require(
      reader.layouts(named: [recorded.className], Self.recordingScreen).first
    )
    let isTold = Recorded.inPart[recorded.testDescription] != nil
    #expect((layout.coverage == .whole) != isTold, "\(layout.reasons)")
    let read = try #require(layout.snapshot.map { LayoutText($0).lines })
    let compiled = try recorded.lines()
    for (read, compiled) in zip(read, compiled) where !Self.agree(read, compiled) {
      Issue.record("\(compiled), but \(read) was read")
    }
    #expect(read.count == compiled.count)
  }

  /// Whether two lines are the same.
  ///
  /// A snapshot has frames on whole pixels, where what a button places in itself stands between two of them: half of one is
  /// 0.17 points at scale 3.
  private static func agree(_ read: String, _ compiled: String) -> Bool {
    let (first, second) = (read.split(separator: " "), compiled.split(separator: " "))
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { left, right in
      guard let left = Double(left), let right = Double(right) else { return left == right }
      return abs(left - right) < 0.175
    }
  }

  /// The screen of a program that nobody told another one: 390 × 844 points at scale 3, without a safe area.
  private static var recordingScreen: BuildOptions {
    var options = BuildOptions()
    options.device = InterfaceDevice(
      id: "recording",
      idiom: .phone,
      scale: 3,
      portraitSize: InterfaceSize(width: 390, height: 844),
      topInset: 0,
      bottomInset: 0,
      isLarge: false
    )
    return options
  }
}

/// A class of a package whose layout its tests record.
struct Recorded: CustomTestStringConvertible, Sendable {
  let package: String
  let className: String

  init(_ package: String, _ className: String) {
    self.package = package
    self.className = className
  }

  var testDescription: String { "\(package).\(className)" }

  private var folder: String {
    let root = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(root)/Fixtures/Rewritten/\(package)"
  }

  /// What reads the package's target.
  @MainActor
  func reader() async throws -> SourceReader {
    let sources = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources").sorted()
    // What is in one target is named as it is there.
    let target = "\(folder)/Sources" + (sources.count == 1 ? "/\(sources[0])" : "")
    let names = try #require(FileManager.default.enumerator(atPath: target)).compactMap {
      $0 as? String
    }
    var files: [(path: String, text: String)] = []
    var documents: [ModuleDocuments.File] = []
    var tables: [(path: String, data: Data)] = []
    for name in names.sorted() {
      guard let data = FileManager.default.contents(atPath: target + "/" + name) else { continue }
      if name.hasSuffix(".swift") { files.append((name, String(decoding: data, as: UTF8.self))) }
      if name.hasSuffix(".strings") { tables.append((name, data)) }
      documents.append(.init(path: name, data: data))
    }
    return await SourceReader(
      files,
      texts: LocalizedTexts(tables),
      documents: ModuleDocuments(documents)
    )
  }

  /// The folders in which assets are looked for.
  func assets() throws -> [URL] {
    let sources = URL(fileURLWithPath: "\(folder)/Sources")
    return try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("Resources") }
  }

  /// The layout as it was recorded.
  func lines() throws -> [String] {
    let tests = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Tests")
    let file = "\(folder)/Tests/\(try #require(tests.first))/Layouts/\(className).txt"
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

/// A layout as lines of text, in the form in which the packages record theirs.
private struct LayoutText {
  let lines: [String]

  init(_ snapshot: LayoutSnapshot) {
    var paths: [Int: String] = [:]
    var views: [String] = []
    func add(_ item: Int, _ path: String) {
      paths[item] = path
      let (frame, name) = (snapshot.items[item].frame, snapshot.items[item].className)
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.number)
      views.append("\(path) \(name) \(numbers.joined(separator: " "))")
      var place = 0
      for child in snapshot.items.indices where snapshot.items[child].parent == item {
        if snapshot.items[child].kind == .view {
          add(child, "\(path).\(place)")
          place += 1
        } else {
          paths[child] = path + ".guide"
        }
      }
    }
    add(0, "0")
    let constraints = snapshot.constraints.filter { $0.source == .app }.map { each -> String in
      let relation = "\(each.relation)"
      let second = each.second.map {
        " \(paths[$0] ?? "?").\(each.secondAttribute) × \(Self.number(each.multiplier))"
      }
      return "\(paths[each.first] ?? "?").\(each.firstAttribute) "
        + (relation.hasPrefix("less") ? "≤" : relation.hasPrefix("greater") ? "≥" : "=")
        + (second ?? "")
        + " + \(Self.number(each.constant)) @ \(Self.number(Double(each.priority)))"
    }
    lines = views + constraints.sorted()
  }

  private static func number(_ value: Double) -> String {
    "\((value * 100).rounded() / 100 + 0)"
  }
}

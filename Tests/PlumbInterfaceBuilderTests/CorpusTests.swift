import Foundation
import PortableUIKit
import TestSupport
import TextMetrics
import Testing

@testable import PlumbInterfaceBuilder

/// Real documents, in a folder that the environment variable names.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["PLUMB_CORPUS"]

  /// The documents, sorted by name.
  static func files() throws -> [URL] {
    let folder = URL(fileURLWithPath: try #require(folder))
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// The documents for tests that lay out each of them: a quarter, by chance but always the same ones.
  ///
  /// `PLUMB_LONG_TESTS=1` takes all.
  static func sample() throws -> [URL] {
    let all = try files()
    if TestSettings.length > 1 { return all }
    var random = SeededRandom(seed: 1)
    return Array(all.shuffled(using: &random).prefix(all.count / 4))
  }
}

/// Measurements over real documents.
@Suite(.enabled(if: Corpus.folder != nil, "set PLUMB_CORPUS to a folder of documents"))
struct `Real documents` {
  @Test func `parses`() throws {
    var failures: [DocumentError] = []
    let files = try Corpus.files()
    let clock = ContinuousClock()
    var unknown: Set<String> = []
    let time = clock.measure {
      for file in files {
        do throws(DocumentError) {
          let document = try InterfaceDocument(contentsOf: file)
          if let canvas = document.canvas, canvas.device == nil { unknown.insert(canvas.deviceID) }
        } catch { failures.append(error) }
      }
    }
    print("\(files.count) documents in \(time), unknown devices \(unknown.sorted())")
    for failure in failures { print(failure) }
    // Deliberately duplicated identifiers are the one thing that real documents may be refused for.
    #expect(
      failures.allSatisfy { if case .duplicateIdentifier = $0.problem { true } else { false } }
    )
  }

  /// Apps get no frames that are not numbers, and outlets that lead to what there is.
  @MainActor @Test func `is made and laid out as for an app`() throws {
    var outletCount = 0
    for file in try Corpus.sample() {
      guard let document = try? InterfaceDocument(contentsOf: file) else { continue }
      for hierarchy in try document.hierarchies() {
        // Hidden views in stacks do contradict their sizes, as in apps.
        hierarchy.view.logsLayoutConflicts = false
        hierarchy.view.layoutIfNeeded()
        for object in hierarchy.objects.values {
          guard let frame = (object as? UIView)?.frame else { continue }
          let numbers = [frame.minX, frame.minY, frame.width, frame.height]
          let isFinite = numbers.allSatisfy { $0.isFinite }
          #expect(isFinite, "\(file.lastPathComponent): \(frame)")
        }
        outletCount += hierarchy.outlets.count
        for outlet in hierarchy.outlets {
          let object = try hierarchy.object(id: outlet.destination, as: AnyObject.self)
          #expect(object is UIView || object is UILayoutGuide || object is NSLayoutConstraint)
        }
      }
    }
    print("\(outletCount) outlets")
  }

  @Test func `measures single-line labels`() throws {
    var counts: [String: (total: Int, exact: Int, half: Int, one: Int)] = [:]
    for file in try Corpus.files() {
      guard let document = try? InterfaceDocument(contentsOf: file) else { continue }
      let metrics = SystemFontMetrics(
        generation: document.toolsVersion >= 17000 ? .modern : .legacy
      )
      let scale = document.canvas?.device?.scale ?? 2
      for label in document.root.selfAndDescendants where label.name == "label" {
        guard label["numberOfLines"] == nil, label["adjustsFontSizeToFit"] == "NO",
          label["usesAttributedText"] == nil,
          label["translatesAutoresizingMaskIntoConstraints"] != nil,
          let text = try label.string("text"), !text.isEmpty, let frame = try label.frame(),
          let font = try label.font(), font.family == .system
        else { continue }
        let layout = metrics.layout(
          StyledText(text, font: font),
          fitting: .infinity,
          lineLimit: 1
        )
        let size = layout.size(roundedToScale: scale)
        // Labels that something else made wider, narrower or higher say nothing.
        guard abs(size.width - frame.width) < 6, abs(size.height - frame.height) <= 1 else {
          continue
        }
        let error = abs(size.width - frame.width)
        let band = font.pointSize < 20 ? "below 20 pt" : "from 20 pt"
        for key in ["all", "\(metrics.generation) font \(band)"] {
          var count = counts[key] ?? (0, 0, 0, 0)
          count.total += 1
          if error < 0.01 { count.exact += 1 }
          if error <= 0.5 { count.half += 1 }
          if error <= 1 { count.one += 1 }
          counts[key] = count
        }
      }
    }
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
      print(
        "\(key): \(count.total) labels, exact \(count.exact), within 0.5 pt \(count.half), "
          + "within 1 pt \(count.one)"
      )
    }
    let all = try #require(counts["all"])
    #expect(Double(all.one) >= 0.85 * Double(all.total))
  }
}

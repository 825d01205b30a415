import Foundation
import Testing

#if canImport(XCTest) && canImport(Darwin)
import XCTest
#endif

/// A file that a failing test leaves for a person to look at.
struct TestArtifact {
  /// The file's name with its extension.
  var name: String
  var content: String

  /// Attaches the file to the test that runs, and writes it into the folder that `PLUMB_ARTIFACTS` names.
  ///
  /// XCTest for Linux knows no attachments: there, the folder alone has the file.
  ///
  /// - Parameters:
  ///   - group: A folder in that folder, such as the name of the test's file.
  ///   - place: Where the test asked for it.
  @MainActor
  func attach(group: String, _ place: TestPlace) {
    guard ReportedIssue.listener == nil || Self.isFolderNamed else { return }
    if Test.current != nil {
      Attachment.record(content, named: name, sourceLocation: place.sourceLocation)
    }
    #if canImport(XCTest) && canImport(Darwin)
    if Test.current == nil {
      let attachment = XCTAttachment(string: content)
      attachment.name = name
      attachment.lifetime = .keepAlways
      XCTContext.runActivity(named: name) { $0.add(attachment) }
    }
    #endif
    guard let folder = Self.folder?.appendingPathComponent(group) else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    } catch {
      ReportedIssue.record("PLUMB_ARTIFACTS: \(folder.path) cannot be written: \(error)", place)
    }
  }

  private static var isFolderNamed: Bool { folder != nil }

  private static var folder: URL? {
    guard let path = ProcessInfo.processInfo.environment["PLUMB_ARTIFACTS"], !path.isEmpty else {
      return nil
    }
    return URL(fileURLWithPath: path)
  }
}

#if PLUMB_CAPTURE || !canImport(Darwin)

import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// Lays a view or a controller out and compares the layout with what was recorded beside the test.
///
///     @MainActor @Test func card() {
///       let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///       expectLayout(of: card, as: [.text, .svg])
///     }
///
/// It works in tests of Swift Testing and of XCTest. The files lie in `__Snapshots__` beside the test's file, in a folder
/// of its name, and are named after the test, its arguments and `named`; several calls of one test are numbered. They are
/// compared exactly: no clock, locale or installed font decides a byte of them. Where they differ, the test fails with
/// the lines that do, and what was found is attached to it; the folder that `PLUMB_ARTIFACTS` names gets the same files.
///
/// What is not recorded yet is written, and the test fails once to say so. `record`, the trait
/// `.snapshots(record:)` and `PLUMB_RECORD` say otherwise.
///
/// On Apple's platforms the layout is what Apple's UIKit made of the view, with the fonts of the system that runs the
/// test: a file that was recorded there differs from one that was recorded on Linux wherever a text decides something.
/// Record each on the host that compares it; `PLUMB_SNAPSHOTS` names the folder instead of `__Snapshots__`.
///
/// - Parameters:
///   - subject: The view or controller. All of the hierarchy that it is in is laid out; what is recorded begins with
///     the topmost view.
///   - name: What tells several layouts of one test apart.
///   - forms: How it is recorded.
///   - record: When files are written, or nil for what the test's trait or `PLUMB_RECORD` says.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - function: The test; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
@preconcurrency @MainActor
public func expectLayout(
  of subject: some SnapshotSubject,
  named name: String? = nil,
  as forms: [SnapshotForm] = [.text],
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  RecordedLayout(
    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    function,
    named: name
  ).expect(subject.testedView, as: forms, record: record)
}

/// Compares a layer and those in it with what was recorded beside the test.
///
///     expectLayout(of: gradient, as: [.svg])
///
/// It is as ``expectLayout(of:named:as:record:fileID:filePath:function:line:column:)`` in all else. What is recorded is a view
/// of the layer's size with the layer in it, at its place: the tree has the view, and the picture what the layer draws. A
/// layer that lies in another one is taken out for as long as it takes.
///
/// - Parameters:
///   - layer: The layer.
///   - name: What tells several layouts of one test apart.
///   - forms: How it is recorded.
///   - record: When files are written, or nil for what the test's trait or `PLUMB_RECORD` says.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - function: The test; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
@preconcurrency @MainActor
public func expectLayout(
  of layer: CALayer,
  named name: String? = nil,
  as forms: [SnapshotForm] = [.svg],
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let above = layer.superlayer
  let place = above?.sublayers?.firstIndex { $0 === layer }
  let frame = layer.frame
  let host = TestedView(frame: CGRect(origin: .zero, size: frame.size))
  layer.frame.origin = .zero
  host.hostedLayer.addSublayer(layer)
  expectLayout(
    of: host,
    named: name,
    as: forms,
    record: record,
    fileID: fileID,
    filePath: filePath,
    function: function,
    line: line,
    column: column
  )
  layer.removeFromSuperlayer()
  layer.frame = frame
  if let above, let place { above.insertSublayer(layer, at: UInt32(place)) }
}

extension TestedView {
  /// The view's layer; one of AppKit's gets one.
  fileprivate var hostedLayer: CALayer {
    #if canImport(UIKit)
    return layer
    #else
    let own = layer ?? CALayer()
    layer = own
    wantsLayer = true
    return own
    #endif
  }
}

/// Reports files beside a test's file that no test of it uses any more.
///
/// A file is used where the test's file has a function of its name; so it does not matter which of the
/// tests ran. Call it in a test of the same file.
///
/// - Parameters:
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
public func expectNoUnusedSnapshots(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  reportUnusedSnapshots(
    in: SnapshotFolder(besides: "\(filePath)"),
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

func reportUnusedSnapshots(in folder: SnapshotFolder, _ place: TestPlace) {
  do {
    for file in try folder.unusedFiles() {
      ReportedIssue.record("no test uses \(file.path); delete it", place)
    }
  } catch {
    ReportedIssue.record("the snapshots cannot be listed: \(error)", place)
  }
}

#endif

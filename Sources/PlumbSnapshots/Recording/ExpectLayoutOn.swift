#if !canImport(Darwin)

import PortableUIKit
public import UIKit

/// Lays a view out on a device, in a direction, at a text size, and compares the layout with what was recorded.
///
///     expectLayout(of: ProfileCard(), on: LayoutCircumstances(direction: .rightToLeft))
///
/// It is as
/// ``expectLayout(of:named:as:record:fileID:filePath:function:line:column:)-(SnapshotSubject,_,_,_,_,_,_,_,_)``
/// in all else. The view is made while the
/// device is the current one, and is as wide as the window and as high as it wants to be, or as large as `size` says.
///
/// - Parameters:
///   - make: Makes the view.
///   - circumstances: Where and for whom it is shown.
///   - size: Its size in points, or nil for the width of the window and the height that it wants to have.
///   - name: What tells several layouts of one test apart; what is unusual about the circumstances unless told otherwise.
///   - forms: How it is recorded.
///   - record: When files are written, or nil for what the test's trait or `PLUMB_RECORD` says.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - function: The test; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
@preconcurrency @MainActor
public func expectLayout<Subject: UIView>(
  of make: @autoclosure () -> Subject,
  on circumstances: LayoutCircumstances,
  size: CGSize? = nil,
  named name: String? = nil,
  as forms: [SnapshotForm] = [.text],
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let recorded = RecordedLayout(
    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    function,
    named: name ?? circumstances.name
  )
  circumstances.whileShown(make, size: size) { recorded.expect($0, as: forms, record: record) }
}

/// Lays a controller out in a window of a device, in a direction, at a text size, and compares the layout with what was
/// recorded; see ``expectLayout(of:on:size:named:as:record:fileID:filePath:function:line:column:)``.
@preconcurrency @MainActor
public func expectLayout<Subject: UIViewController>(
  of make: @autoclosure () -> Subject,
  on circumstances: LayoutCircumstances,
  named name: String? = nil,
  as forms: [SnapshotForm] = [.text],
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let recorded = RecordedLayout(
    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    function,
    named: name ?? circumstances.name
  )
  circumstances.whileShown(make) { recorded.expect($0, as: forms, record: record) }
}

extension LayoutCircumstances {
  /// Does something with a view that is made and placed while the device is the current one.
  ///
  /// - Parameters:
  ///   - make: Makes the view.
  ///   - size: Its size in points, or nil for the width of the window and the height that it wants to have.
  ///   - body: What is done with it.
  @MainActor
  func whileShown(_ make: () -> some UIView, size: CGSize?, _ body: (UIView) -> Void) {
    let screen = screen
    screen.whileCurrent {
      let view = make()
      language?.translate(view)
      if let size {
        view.frame = CGRect(origin: .zero, size: size)
      } else {
        screen.place(view)
      }
      body(view)
    }
  }

  /// Does something with the window of a controller that is made and shown while the device is the current one.
  @MainActor
  func whileShown(_ make: () -> some UIViewController, _ body: (UIView) -> Void) {
    let screen = screen
    screen.whileCurrent {
      let controller = make()
      controller.loadViewIfNeeded()
      language?.translate(controller.view)
      body(screen.show(controller))
    }
  }

  /// What is unusual about the circumstances, for names of files; nil where nothing is.
  var name: String? {
    let usual = LayoutCircumstances()
    var parts: [String] = []
    if device != usual.device { parts.append(device.name) }
    if orientation != usual.orientation { parts.append("landscape") }
    if let width { parts.append("\(Int(width))") }
    if direction != usual.direction { parts.append("right to left") }
    if textSize != usual.textSize { parts.append(textSize.inWords) }
    if style != usual.style { parts.append("dark") }
    if let language { parts.append(language.rawValue) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

#endif

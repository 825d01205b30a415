#if !canImport(Darwin)

public import PlumbDiagnosis
public import UIKit

/// Lays a view out on each device, in each direction, at each text size and with each content, and fails for what is
/// wrong in any of the cases.
///
///     @MainActor @Test func `the profile card holds everywhere`() throws {
///       try expectLayout(
///         ProfileCard.init(frame:),
///         across: .devices(.allPhones), .directions, .textSizes, .data(ProfileCard.samples)
///       ) { result in
///         result.excuse(.overlappingContent, between: "badge", "avatar")
///         result.expectTouchTargets()
///         result.expect(result["title"].frame.maxX <= result["button"].frame.minX, "the title ends before the button")
///       }
///     }
///
/// The view is made anew for each case, as wide as the window and as high as it wants to be. What is equal in many cases
/// is one failure: it names the view, the line that made the constraint, the case that differs least from the usual one,
/// and the width from which on it is so. A picture and the inspector's page of that case are attached.
///
/// `PLUMB_DRY=1` prints how many cases there are and lays nothing out; `PLUMB_SHARD=2/8` lays out the second of eight
/// parts.
///
/// On Apple's platforms a test runs on the one device of its simulator: this function is there on other hosts alone.
///
/// - Parameters:
///   - make: Makes the view; the frame is as wide as the window and as high as the screen.
///   - axes: What the cases differ in; each value is combined with each other.
///   - data: How axes of data are combined with each other.
///   - rules: The rules; unless told otherwise, those that are on by default but for the two that say what longer texts
///     would do: the cases have the texts to try.
///   - level: The least serious finding that is a failure; what a user would see (texts that are cut off, views that
///     cover each other, lie outside or have no size) always is.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - function: The test; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
///   - check: Further expectations for each case.
/// - Throws: What `check` throws, after a failure that names the case; the cases behind it are not laid out.
@preconcurrency @MainActor
public func expectLayout<Subject: UIView>(
  _ make: (CGRect) -> Subject,
  across axes: MatrixAxis<Subject>...,
  data: DataCombination = .all,
  of rules: [Rule] = Rule.ofSamples,
  level: Finding.Severity = .warning,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  check: (LayoutResult<Subject>) throws -> Void = { _ in }
) throws {
  let run = MatrixRun(
    axes: axes,
    data: data,
    rules: rules,
    level: level,
    function: function,
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  try run.run(check) { screen, apply in
    let view = make(CGRect(origin: .zero, size: screen.size))
    apply(view)
    screen.place(view)
    return (view, nil)
  }
}

/// Lays a controller out on each device, in each direction, at each text size and with each content, and fails for what
/// is wrong in any of the cases; see ``expectLayout(_:across:data:of:level:fileID:filePath:function:line:column:check:)``.
///
/// The controller is made anew for each case, and fills a window with the device's safe area.
@preconcurrency @MainActor
public func expectLayout<Subject: UIViewController>(
  _ make: () -> Subject,
  across axes: MatrixAxis<Subject>...,
  data: DataCombination = .all,
  of rules: [Rule] = Rule.ofSamples,
  level: Finding.Severity = .warning,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  check: (LayoutResult<Subject>) throws -> Void = { _ in }
) throws {
  let run = MatrixRun(
    axes: axes,
    data: data,
    rules: rules,
    level: level,
    function: function,
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  try run.run(check) { screen, apply in
    let controller = make()
    controller.loadViewIfNeeded()
    apply(controller)
    return (controller, screen.show(controller))
  }
}

extension Rule {
  /// The rules by which the cases of a matrix are judged: those that are on by default and say what is, rather than what
  /// a longer text would do.
  public static var ofSamples: [Rule] {
    all.filter { $0.isOnByDefault && $0 != .missingSiblingRelation && $0 != .unboundedGrowth }
  }
}

#endif

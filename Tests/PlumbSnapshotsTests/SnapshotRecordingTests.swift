import Testing

@testable import PlumbSnapshots

/// Who says when snapshots are written.
@Suite struct `Recording` {
  @Test(arguments: [
    (nil, nil), ("", nil), ("1", SnapshotRecording.all), ("0", .never), ("all", .all),
    ("Failed", .failed), ("missing", .missing), ("never", .never),
  ])
  func `is what the environment says`(_ value: String?, _ mode: SnapshotRecording?) throws {
    #expect(try SnapshotRecording.stated(value) == mode)
  }

  @Test func `knows no other words`() {
    let error = #expect(throws: UnknownRecording.self) { try SnapshotRecording.stated("maybe") }
    #expect(
      error?.description == "PLUMB_RECORD is maybe; it can be all, missing, failed, never"
    )
  }

  @Test(.snapshots(record: .failed)) func `is what a trait says`() {
    #expect(SnapshotsTrait.current == .failed)
  }

  @Test func `is left open without one`() {
    #expect(SnapshotsTrait.current == nil)
  }
}

/// A trait of a suite holds for its tests.
@Suite(.snapshots(record: .never)) struct `Recording of a suite` {
  @Test func `is what its trait says`() {
    #expect(SnapshotsTrait.current == .never)
    #expect(SnapshotNames.scope != nil)
  }
}

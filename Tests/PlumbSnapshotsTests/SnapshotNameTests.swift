import Testing

@testable import PlumbSnapshots

/// What the files of a test are called.
@Suite struct `Names of snapshots` {
  private let names = SnapshotNames()

  private func name(
    _ given: String? = nil,
    test: RunningTest = RunningTest(identity: "a", arguments: nil, isParameterized: false),
    place: String = "CardTests.swift:10",
    function: String = "card()"
  ) throws -> String {
    try names.name(
      for: SnapshotNames.Request(folder: "/tests", function: function, name: given, place: place),
      of: test
    )
  }

  private func test(_ arguments: [String]?) -> RunningTest {
    RunningTest(identity: "a \(arguments ?? [])", arguments: arguments, isParameterized: true)
  }

  @Test func `number the calls of a test that gives no names`() throws {
    #expect(try name() == "card")
    #expect(try name(place: "CardTests.swift:11") == "card.2")
    #expect(try name("dark", place: "CardTests.swift:12") == "card.dark")
  }

  @Test func `hold the arguments of a test that is called for each of several`() throws {
    #expect(try name(test: test(["320", "Ä new & long title"])) == "card.320.new-long-title")
    #expect(try name(test: test(["375", "short"])) == "card.375.short")
  }

  @Test func `are short for long arguments, and differ`() throws {
    let long = String(repeating: "word ", count: 40)
    let first = try name(test: test([long + "a"]))
    let second = try name(test: test([long + "b"]))
    #expect(first.count < 80)
    #expect(first != second)
  }

  @Test func `are asked for where arguments are not to be had`() throws {
    #expect(throws: SnapshotNameError.argumentsUnknown) { try name(test: test(nil)) }
    #expect(try name("wide", test: test(nil)) == "card.wide")
  }

  @Test func `mean one file for one call alone`() throws {
    #expect(try name("dark") == "card.dark")
    #expect(try name("dark") == "card.dark")
    #expect(
      throws: SnapshotNameError.taken(
        name: "card.dark",
        by: "CardTests.swift:10",
        now: "CardTests.swift:20"
      )
    ) { try name("dark", place: "CardTests.swift:20") }
  }

  @Test func `of two tests whose arguments are written alike collide`() throws {
    #expect(try name(test: test(["a b"])) == "card.a-b")
    let error = #expect(throws: SnapshotNameError.self) { try name(test: test(["a-b"])) }
    #expect("\(try #require(error))".contains("several tests at CardTests.swift:10") == true)
  }

  @Test(arguments: [320, 375], ["short", "long"])
  func `know the arguments of the test that runs`(_ width: Int, _ title: String) {
    #expect(RunningTest.current.arguments == ["\(width)", title])
    #expect(RunningTest.current.isParameterized)
  }

  @Test func `know a test without arguments`() {
    #expect(!RunningTest.current.isParameterized)
    #expect(RunningTest.current.identity.contains("know"))
  }
}

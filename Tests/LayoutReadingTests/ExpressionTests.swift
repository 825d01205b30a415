import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `Expressions` {
  @Test(
    arguments: [
      ("1 + 2 * 3", "7"), ("8 / 3", "2"), ("8 / 3.0 > 2.6", "true"), ("-4 % 3", "-1"),
      ("\"a\\(1 + 1)b\"", "a2b"), ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"),
      ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("(1...3).reduce(0) { $0 + $1 }", "6"),
      ("[1, 2].enumerated().map { i, x in i * x }", "[0, 2]"), ("max(1, 2.5)", "2.5"),
      ("Int(\"12\") ?? 0", "12"), ("true ? \"yes\" : \"no\"", "yes"),
      ("0.5 * -0", "0.0"), ("[1, 2, 3].reduce(0, +)", "6"), ("[3, 1].sorted(by: <)", "[1, 3]"),
      ("[\"a\": 1][\"a\"]", "1"), ("[\"a\": 1][\"b\"]", "nil"),
    ]
  )
  func `have the values that the language gives them`(_ expression: String, _ expected: String)
    async throws
  {
    #expect(try await value(of: expression) == expected)
  }

  @Test(arguments: [
    ("\" a \".trimmingCharacters()", "trimmed"), ("[\"k\": 1].merging()", "merged"),
    ("Set([1]).union()", "united"), ("[1, 2].reduce()", "reduced"),
  ])
  func `take methods of the source whose names others have with more arguments`(
    _ expression: String,
    _ expected: String
  ) async throws {
    let source = """
      extension String { func trimmingCharacters() -> String { "trimmed" } }
      extension Dictionary { func merging() -> String { "merged" } }
      extension Set { func union() -> String { "united" } }
      extension Array { func reduce() -> String { "reduced" } }
      """
    #expect(try await value(of: expression, after: source) == expected)
  }

  @Test(arguments: [
    ("noted()", "[\"k\": 1]"), ("listed()", "[7, 2]"), ("[1, 2][safe: 5] == nil", "true"),
    ("[1, 2][1]", "2"),
  ])
  func `take a subscript of the source for its own labels alone`(
    _ expression: String,
    _ expected: String
  ) async throws {
    let source = """
      extension Collection {
        subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      func noted() -> [String: Int] { var all = [String: Int](); all["k"] = 1; return all }
      func listed() -> [Int] { var all = [1, 2]; all[0] = 7; return all }
      """
    #expect(try await value(of: expression, after: source) == expected)
  }

  @Test func `know structs with methods that change them`() async throws {
    let source = """
      struct Counter { var count = 0; mutating func add(_ n: Int = 1) { count += n } }
      func counted() -> Int { var c = Counter(); c.add(); c.add(4); return c.count }
      """
    #expect(try await value(of: "counted()", after: source) == "5")
  }

  @Test func `know enumerations with raw values and payloads`() async throws {
    let source = """
      enum Size: Int, CaseIterable { case small = 8, medium, large = 24 }
      enum Shape { case square(Int), none }
      func side(_ shape: Shape) -> Int { switch shape { case .square(let a): a; case .none: 0 } }
      """
    #expect(try await value(of: "Size.medium.rawValue", after: source) == "9")
    #expect(try await value(of: "Size.allCases.count", after: source) == "3")
    #expect(try await value(of: "side(.square(7))", after: source) == "7")
  }

  @Test func `know classes, inheritance and protocols with default methods`() async throws {
    let source = """
      protocol Named { var name: String { get } }
      extension Named { func greeting() -> String { "Hello, \\(name)" } }
      class Base: Named { let name: String; init(name: String) { self.name = name } }
      final class Child: Base { init() { super.init(name: "child") } ; var loud: String { greeting() + "!" } }
      """
    #expect(try await value(of: "Child().loud", after: source) == "Hello, child!")
  }

  @Test func `know guards, loops and closures that share variables`() async throws {
    let source = """
      func total(_ values: [Int?]) -> Int {
        var sum = 0
        let add = { (n: Int) in sum += n }
        for case let value? in values where value > 0 { add(value) }
        guard sum > 0 else { return -1 }
        while sum < 100 { sum *= 2 }
        return sum
      }
      """
    #expect(try await value(of: "total([1, nil, -2, 3])", after: source) == "128")
  }

  @Test func `end where they do not end by themselves`() async throws {
    let source = "func f(_ n: Int) -> Int { f(n + 1) }\nfunc g() -> Int { while true {} }"
    await #expect(throws: Interruption.self) { try await value(of: "f(0)", after: source) }
    await #expect(throws: Interruption.self) { try await value(of: "g()", after: source) }
  }

  @Test func `are unknown where a name is not known`() async throws {
    #expect(try await value(of: "Theme.margin") == "unknown: Theme.margin")
  }

  @Test(arguments: [
    ("Kind.right == Kind.right", "true"), ("Kind.right == .wrong", "false"),
    ("Kind.right != Kind.right", "false"), ("[Kind.right] == [Kind.right]", "true"),
    ("[1, 2] == [1, 2]", "true"), ("(1, 2) == (1, 2)", "true"),
    ("[Kind.wrong].contains(.wrong)", "true"), ("Pair(kind: .right) == Pair(kind: .right)", "true"),
    ("Payload.one(2) == Payload.one(2)", "true"), ("Payload.one(2) == Payload.one(3)", "false"),
    ("[Kind.right: 1, Kind.wrong: 2][Kind.wrong] ?? 0", "2"),
  ])
  func `compare values of the source`(_ expression: String, _ expected: String) async throws {
    let source = """
      struct Pair: Equatable { var kind: Kind }
      enum Payload: Equatable { case one(Int) }
      enum Kind { case right, wrong }
      """
    #expect(try await value(of: expression, after: source) == expected)
  }

  @Test func `call the method of their own class where another one below has the same name`()
    async throws
  {
    let source = """
      class Base {
        private func gap() -> Int { 1 }
        func side() -> Int { 10 }
        private var name: String { "base" }
        var words: String { "\\(gap()) \\(self.gap()) \\(side()) \\(name) \\([1].map { _ in gap() })" }
      }
      final class Child: Base {
        private func gap() -> Int { 2 }
        override func side() -> Int { super.side() + gap() }
        private var name: String { "child" }
        var own: String { "\\(gap()) \\(name)" }
      }
      """
    let read = try await values(of: ["Child().words", "Child().own"], after: source)
    #expect(read == ["1 1 12 base [1]", "2 child"])
  }

  @Test(arguments: [
    ("max(1 / 2, 0.25)", "0.5"), ("min(7, 9) / 2", "3.5"), ("abs(1 - 4) / 2", "1.5"),
    ("[1, 2].reduce(0, +) / 2", "1.5"), ("[1, 2].reduce(1) { $0 + $1 / 4 }", "1.75"),
  ])
  func `have literals of the type that is expected of the whole`(
    _ expression: String,
    _ expected: String
  ) async throws {
    #expect(
      try await value(of: "number", after: "let number: CGFloat = \(expression)") == expected
    )
  }

  @Test func `share objects of classes without initialisers`() async throws {
    let source = """
      class Counter { var count = 0 }
      final class Loud: Counter { var isLoud = true }
      func counted() -> Int {
        let first = Counter()
        let second = first
        second.count += 2
        let loud = Loud()
        [loud, loud].forEach { $0.count += 5 }
        return first.count + loud.count + (first === second ? 100 : 0)
      }
      """
    #expect(try await value(of: "counted()", after: source) == "112")
  }

  @Test func `reduce into a value that the closure changes`() async throws {
    #expect(try await value(of: "[1, 2, 3].reduce(into: 10) { $0 += $1 }") == "16")
    #expect(
      try await value(of: "[1, 2].reduce(into: [Int]()) { all, n in all.append(n * 2) }")
        == "[2, 4]"
    )
  }
}

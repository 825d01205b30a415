/// Where a row or bound comes from.
struct Source: Hashable, Comparable {
  private let code: Int32

  /// No bound at all.
  static let none = Source(code: Int32.min)
  /// The relation of a row whose left side is a variable of its own.
  static let ownRow = Source(code: Int32.min + 1)

  /// A row of the component's system.
  static func row(_ row: Int) -> Source { Source(code: Int32(row)) }
  /// The silent rule that a variable may not be negative.
  static func nonNegative(_ variable: Int) -> Source { Source(code: -1 - Int32(variable)) }

  private init(code: Int32) { self.code = code }

  static func < (a: Source, b: Source) -> Bool { a.code < b.code }

  var row: Int? { code >= 0 ? Int(code) : nil }
  var variable: Int? { code < 0 && code > Int32.min + 1 ? Int(-1 - code) : nil }
}

/// A factor with which a row or a silent rule enters a contradiction.
struct Multiple {
  var source: Source
  var factor: Double
}

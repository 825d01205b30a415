import ConstraintSolver
import Foundation

/// A file of systems with what an independent solver says of them, as `Scripts/solver_oracle.py`
/// writes it.
public struct SolverFixture: Decodable, Sendable {
  /// One system and its answer.
  public struct Case: Sendable {
    /// The system.
    public var system: PlainSystem
    /// The answer.
    public var answer: Answer
  }

  /// What the oracle says.
  public enum Answer: Sendable {
    /// The least sum of errors by priority, the values by the rule for ties, and the range of each
    /// unknown among all optimal solutions.
    case solution(
      errors: [(priority: Float, error: Double)],
      values: [Double],
      lower: [Double],
      upper: [Double]
    )
    /// All minimal contradictions; where there is only one, the values without the row of it that
    /// was added last.
    case conflicts([Contradiction], then: [Double]?)
  }

  /// A minimal contradiction.
  public struct Contradiction: Sendable {
    /// Rows by number; −1 − n stands for the silent rule of unknown n.
    public var members: [Int]
    /// The least sum by which the members must be missed.
    public var excess: Double
  }

  /// What the systems are.
  public var claim: String
  /// The oracle and its version.
  public var source: String
  /// The seed of the systems.
  public var seed: Int
  /// How many systems there are of each class, by its name.
  public var classes: [String: Int]
  /// The systems.
  public var cases: [Case]

  /// Reads a fixture of a topic.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - testFile: A file in `Tests/<target>`, next to which the fixtures lie.
  /// - Throws: What Foundation says of a file that cannot be read or decoded.
  public init(_ name: String, testFile: String = #filePath) throws {
    let folder = URL(filePath: testFile).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/solver/\(name).json")
    self = try JSONDecoder().decode(SolverFixture.self, from: Data(contentsOf: file))
  }
}

extension SolverFixture.Case: Decodable {
  private enum Key: CodingKey {
    case unknowns, rows, errors, values, free, conflicts, then
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let unknowns = try container.decode([[Double]].self, forKey: .unknowns)
    system = PlainSystem(
      unknowns: unknowns.map { list in
        .init(
          rest: list[0],
          isNonNegative: list[1] == 1,
          ordinal: list.count > 2 ? Int(list[2]) : nil
        )
      },
      rows: try container.decode([CompactRow].self, forKey: .rows).map(\.row)
    )
    if container.contains(.conflicts) {
      let conflicts = try container.decode([CompactContradiction].self, forKey: .conflicts)
      answer = .conflicts(
        conflicts.map(\.contradiction),
        then: try container.decodeIfPresent([Double].self, forKey: .then)
      )
      return
    }
    let errors = try container.decode([[Double]].self, forKey: .errors)
    let values = try container.decode([Double].self, forKey: .values)
    var (lower, upper) = (values, values)
    for range in try container.decode([CompactRange].self, forKey: .free) {
      lower[range.unknown] = range.lower
      upper[range.unknown] = range.upper
    }
    answer = .solution(
      errors: errors.map { (Float($0[0]), $0[1]) },
      values: values,
      lower: lower,
      upper: upper
    )
  }
}

/// A row as a list: unknowns, coefficients, relation, constant, priority.
private struct CompactRow: Decodable {
  var row: PlainSystem.Row

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    row = PlainSystem.Row(
      variables: try list.decode([Int].self),
      coefficients: try list.decode([Double].self),
      relation: try list.decode(Relation.self),
      constant: try list.decode(Double.self),
      priority: try list.decode(Float.self)
    )
  }
}

/// The range of an undecided unknown as a list: its number, and two ends of which null has none.
private struct CompactRange: Decodable {
  var unknown: Int
  var lower: Double
  var upper: Double

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    unknown = try list.decode(Int.self)
    lower = try list.decode(Double?.self) ?? -.infinity
    upper = try list.decode(Double?.self) ?? .infinity
  }
}

/// A contradiction as a list: members, excess.
private struct CompactContradiction: Decodable {
  var contradiction: SolverFixture.Contradiction

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    contradiction = SolverFixture.Contradiction(
      members: try list.decode([Int].self),
      excess: try list.decode(Double.self)
    )
  }
}

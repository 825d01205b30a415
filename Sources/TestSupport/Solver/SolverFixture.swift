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
    /// All minimal contradictions.
    case conflicts([Contradiction])
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
    case unknowns, rows, errors, values, lower, upper, conflicts
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let unknowns = try container.decode([[Double]].self, forKey: .unknowns)
    system = PlainSystem(
      unknowns: unknowns.map { .init(rest: $0[0], isNonNegative: $0[1] == 1) },
      rows: try container.decode([CompactRow].self, forKey: .rows).map(\.row)
    )
    if container.contains(.conflicts) {
      let conflicts = try container.decode([CompactContradiction].self, forKey: .conflicts)
      answer = .conflicts(conflicts.map(\.contradiction))
      return
    }
    let errors = try container.decode([[Double]].self, forKey: .errors)
    let lower = try container.decode([Double?].self, forKey: .lower)
    let upper = try container.decode([Double?].self, forKey: .upper)
    answer = .solution(
      errors: errors.map { (Float($0[0]), $0[1]) },
      values: try container.decode([Double].self, forKey: .values),
      lower: lower.map { $0 ?? -.infinity },
      upper: upper.map { $0 ?? .infinity }
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

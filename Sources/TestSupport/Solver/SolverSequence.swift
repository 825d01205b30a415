import ConstraintSolver
import Foundation

/// Changes of a system, with what an independent solver says of it at several points, as
/// `Scripts/oracle/sequences.py` writes them.
public struct SolverSequence: Decodable, Sendable {
  /// One change, or one look at the result; unknowns and rows are numbered in the order of adding.
  public enum Step: Sendable {
    /// Adds an unknown.
    case addUnknown(PlainSystem.Unknown)
    /// Removes an unknown.
    case removeUnknown(Int)
    /// Adds a row over numbers of unknowns.
    case addRow(PlainSystem.Row)
    /// Removes a row.
    case removeRow(Int)
    /// Changes the right side of a row.
    case setConstant(row: Int, Double)
    /// Changes the priority of a row.
    case setPriority(row: Int, Float)
    /// Changes where an unknown would like to be.
    case setRest(unknown: Int, Double)
    /// Changes the rank of an unknown in the rule for ties.
    case setOrdinal(unknown: Int, Int)
    /// Solves, and nothing is known of the result.
    case solve
    /// Solves; the values of the unknowns there are, by number, and the row that is out of force.
    case check(values: [Double], broken: Int?)
  }

  /// The steps in order.
  public var steps: [Step]

  public init(from decoder: any Decoder) throws {
    steps = try [Step](from: decoder)
  }

  /// Reads all sequences.
  ///
  /// - Parameter testFile: A file in `Tests/<target>`, next to which the fixtures lie.
  /// - Returns: The sequences, in the order of the file.
  /// - Throws: What Foundation says of a file that cannot be read or decoded.
  public static func all(testFile: String = #filePath) throws -> [SolverSequence] {
    struct File: Decodable {
      var sequences: [SolverSequence]
    }
    let folder = URL(filePath: testFile).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/solver/sequences.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).sequences
  }
}

extension SolverSequence.Step: Decodable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let name = try list.decode(String.self)
    switch name {
    case "variable":
      self = .addUnknown(
        PlainSystem.Unknown(
          rest: try list.decode(Double.self),
          isNonNegative: try list.decode(Int.self) == 1,
          ordinal: try list.decode(Int.self)
        )
      )
    case "row":
      self = .addRow(
        PlainSystem.Row(
          variables: try list.decode([Int].self),
          coefficients: try list.decode([Double].self),
          relation: try list.decode(Relation.self),
          constant: try list.decode(Double.self),
          priority: try list.decode(Float.self)
        )
      )
    case "no variable": self = .removeUnknown(try list.decode(Int.self))
    case "no row": self = .removeRow(try list.decode(Int.self))
    case "constant":
      self = .setConstant(row: try list.decode(Int.self), try list.decode(Double.self))
    case "priority":
      self = .setPriority(row: try list.decode(Int.self), try list.decode(Float.self))
    case "rest":
      self = .setRest(unknown: try list.decode(Int.self), try list.decode(Double.self))
    case "ordinal":
      self = .setOrdinal(unknown: try list.decode(Int.self), try list.decode(Int.self))
    case "solve": self = .solve
    case "check":
      self = .check(
        values: try list.decode([Double].self),
        broken: list.isAtEnd ? nil : try list.decode(Int.self)
      )
    default:
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "unknown step \(name)")
    }
  }
}

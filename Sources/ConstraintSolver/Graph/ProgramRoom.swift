/// The room of one program that no solver uses at present.
///
/// Putting programs together takes some seventy small allocations, a tenth of the time in which a cell is
/// built and solved. A solver that goes leaves its room to the next one, on whatever thread that is.
enum ProgramRoom {
  private final class Box {
    var program: Program

    init(_ program: consuming Program) { self.program = program }
  }

  nonisolated(unsafe) private static let left = HandedOn<Box>()

  /// An empty program, with the room of a former one if there is any.
  static func take() -> Program {
    guard let box = left.take() else { return Program() }
    var program = Program()
    swap(&program, &box.program)
    return program
  }

  /// Leaves a program's room to the next solver, unless it is large.
  static func leave(_ program: consuming Program) {
    guard program.isSmall else { return }
    var program = program
    program.removeAll()
    program.kept.removeAll()
    left.leave(Box(program))
  }
}

extension Program {
  /// Whether the room is worth keeping: that of a screen, up to some hundred kilobytes.
  fileprivate var isSmall: Bool {
    mutating get {
      roots.capacity <= 4096 && rows.capacity <= 4096 && tieOf.capacity <= 4096
        && matrix.room <= 4096 && simplex.rows.room <= 4096 && kept.entries.capacity <= 4096
    }
  }
}

import LayoutEngine

extension LayoutSnapshot {
  /// Why the layout that code makes cannot be laid out: a number of the code is beyond the ranges of the engine, such as a priority
  /// above 1,000; nil where it can.
  var problem: ReadingNote? {
    do {
      try validate()
      return nil
    } catch {
      switch error {
      case .invalidProperty(let item):
        let view = items[item].label ?? items[item].className
        return note(
          "`\(view)` has a frame, length or priority that is out of range",
          items[item].origin
        )
      case .invalidNumber(let constraint, let value):
        return note(
          "a constraint has the number \(value), which is out of range",
          constraints[constraint].origin
        )
      default:
        return note("\(error)", nil)
      }
    }
  }

  private func note(_ message: String, _ place: SourceLocation?) -> ReadingNote {
    ReadingNote(
      kind: .unsupported,
      message: message,
      place: place.map { SourcePlace(file: $0.file, line: $0.line) }
    )
  }
}

extension LoggedMessage {
  /// The message with the room that a collection view has for an item of its flow layout, in points, where a line behind it
  /// describes that view; nil for other messages and lines.
  ///
  /// Source: UIKit's message in public logs, `it is attached to <UICollectionView: 0x7f; frame = (0 0; 375 244); …
  /// adjustedContentInset: {0, 80, 0, 27}; …>`.
  func withRoom(in line: LogLine) -> LoggedMessage? {
    guard case .console(let message, about: nil) = kind,
      message == .itemTooWide || message == .itemTooHigh, line.number - self.line <= 3,
      let mark = line.bytes.find("it is attached to <")
    else { return nil }
    let text = line.bytes[mark...].string
    guard
      let frame = text.firstMatch(
        of: /frame = \([-0-9.]+ [-0-9.]+; (?<width>[-0-9.]+) (?<height>[-0-9.]+)\)/
      ), let width = Double(frame.width), let height = Double(frame.height)
    else { return nil }
    let isWide = message == .itemTooWide
    var room = isWide ? width : height
    if let insets = text.firstMatch(
      of:
        /adjustedContentInset: \{(?<top>[-0-9.]+), (?<left>[-0-9.]+), (?<bottom>[-0-9.]+), (?<right>[-0-9.]+)\}/
    ) {
      let sides = isWide ? [insets.left, insets.right] : [insets.top, insets.bottom]
      room -= sides.compactMap { Double($0) }.reduce(0, +)
    }
    guard room > 0 else { return nil }
    return LoggedMessage(line: self.line, kind: .console(message, about: "\(room)"))
  }
}

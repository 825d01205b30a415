extension SnapshotError: CustomStringConvertible {
  /// What is wrong, and where, in a sentence.
  public var description: String {
    switch self {
    case .unknownVersion(let version):
      "the snapshot has version \(version); \(LayoutSnapshot.currentVersion) is the newest one known"
    case .invalidScale(let scale):
      "the scale must be a number above 0 and at most 1000, not \(scale)"
    case .parentOutOfOrder(let item, let parent):
      "items[\(item)].parent is \(parent): a parent must stand before its children"
    case .unknownItem(let constraint, let item):
      "constraints[\(constraint)] names item \(item), which is not there"
    case .invalidNumber(let constraint, let value):
      "constraints[\(constraint)] has the number \(value), which is out of range"
    case .invalidProperty(let item):
      "items[\(item)] has a length that is out of range, or a priority that is none"
    case .invalidArrangement(let item):
      "items[\(item)].stack arranges an item that is not one of its children"
    }
  }
}

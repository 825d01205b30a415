import LayoutEngine

/// What is known of a layout at all widths in a range.
public enum LayoutProof: Hashable, Sendable {
  /// It holds at all widths in the range, with all widths of texts.
  ///
  /// - Parameter pieces: In how many parts the frames are linear.
  case holds(pieces: Int)
  /// It does not hold: the worst case, and how many other things do not hold either.
  case fails(LayoutCounterexample, others: Int)
  /// Nothing is proven, because the layout is not linear, or because there are too many cases.
  case unproven(reason: String)

  /// Whether it holds.
  public var holds: Bool {
    if case .holds = self { true } else { false }
  }
}

/// A width, and widths of texts, with which something does not hold.
public struct LayoutCounterexample: Hashable, Sendable {
  /// The width of a text.
  public struct Text: Hashable, Sendable {
    /// What the view is called.
    public var name: String
    /// The width that the text would like to have, in points.
    public var width: Double
  }

  /// The width of the layout in points.
  public var width: Double
  /// The texts that have a part in it.
  public var texts: [Text]
  /// The places of the views among the snapshot's items.
  public var items: [Int]
  /// By how many points it does not hold.
  public var amount: Double
  /// What does not hold, in a sentence without the width.
  public var message: String
  /// The widths from the least to the greatest at which it does not hold with some widths of texts, in points; at the
  /// ends themselves it just holds, where they are not those of the range that was asked about.
  public var widths: ClosedRange<Double>
}

extension LayoutProof: CustomStringConvertible {
  public var description: String {
    switch self {
    case .holds(let pieces): "holds, in \(pieces) \(pieces == 1 ? "piece" : "pieces")"
    case .fails(let example, let others):
      "\(example)" + (others > 0 ? "; and \(others) more" : "")
    case .unproven(let reason): "cannot be proven: \(reason)"
    }
  }
}

extension LayoutCounterexample: CustomStringConvertible {
  public var description: String {
    let texts = texts.map { "\($0.name) \(Wording.number($0.width))" }
    let long = texts.isEmpty ? "" : ", with texts of these widths: " + texts.joined(separator: ", ")
    let (least, most) = (Wording.number(widths.lowerBound), Wording.number(widths.upperBound))
    return "at \(Wording.number(width)) points\(long): \(message)"
      + (least == most ? "" : "; it is so between \(least) and \(most) points")
  }
}

/// The advances of texts that were measured before in one font.
///
/// Safe to use from any thread.
final class AdvanceCache: Sendable {
  /// How many texts are kept; then all are forgotten.
  private static let limit = 4096
  private let state = Locked<[String: [Double]]>([:])

  /// The advances of a text, by `measure` where it is new.
  func advances(of text: String, _ measure: () -> [Double]) -> [Double] {
    if let known = state.withLock({ $0[text] }) { return known }
    let made = measure()
    state.withLock {
      if $0.count >= Self.limit { $0.removeAll() }
      $0[text] = made
    }
    return made
  }
}

internal import Foundation
internal import Observation

/// Which calls have read something, so that what they read before is let go of when they come again and again.
///
/// Without that, a view that is laid out all the time would be known to its model as often, until that changes.
@MainActor
struct ObservedCalls {
  /// How many times a call is tracked before all of these end.
  private static let uses = 16

  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let part: ObservedUpdate.Part
  }

  private struct Call {
    weak var owner: AnyObject?
    var gate = TrackingGate()
    var uses = 0
  }

  private var calls: [Key: Call] = [:]
  /// From how many calls on those are dropped whose views are gone.
  private var limit = 64

  /// What ends the tracking of a call that has read something before, some time.
  ///
  /// It ends what is around such a call, too, which comes again for it: that is why it is not closed each time.
  ///
  /// - Returns: Nil for a call that has read nothing yet.
  mutating func gate(_ part: ObservedUpdate.Part, of owner: AnyObject) -> TrackingGate? {
    guard !calls.isEmpty else { return nil }
    let key = Key(owner: ObjectIdentifier(owner), part: part)
    guard var call = calls[key], call.owner === owner else { return nil }
    let last = call.uses == Self.uses ? call.gate : nil
    if last != nil { (call.gate, call.uses) = (TrackingGate(), 0) }
    call.uses += 1
    calls[key] = call
    last?.close()
    return call.gate
  }

  /// Notes that a call has read something.
  mutating func add(_ part: ObservedUpdate.Part, of owner: AnyObject) {
    if calls.count >= limit { dropOrphans() }
    let key = Key(owner: ObjectIdentifier(owner), part: part)
    // A view may stand where one stood that is gone.
    calls.updateValue(Call(owner: owner), forKey: key)?.gate.close()
  }

  /// Ends the tracking of calls whose views and controllers are gone.
  private mutating func dropOrphans() {
    for call in calls.values where call.owner == nil { call.gate.close() }
    calls = calls.filter { $0.value.owner != nil }
    limit = max(64, 2 * calls.count)
  }
}

/// Something that tracked calls read beside all else, and whose change ends their tracking.
///
/// Source: Apple's documentation of `withObservationTracking(_:onChange:)`: the first change ends it for all that was read.
final class TrackingGate: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var closed = false

  /// Whether the tracking has ended without a change.
  var isClosed: Bool { lock.withLock { closed } }

  /// Reads it.
  func pass() { registrar.access(self, keyPath: \.isClosed) }

  /// Changes it.
  func close() {
    lock.withLock { closed = true }
    registrar.withMutation(of: self, keyPath: \.isClosed) {}
  }
}

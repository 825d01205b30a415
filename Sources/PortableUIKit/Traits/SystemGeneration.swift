import Foundation

#if SwiftLog
internal import Logging
#endif

/// A generation of the system: versions of iOS whose controls, bars and lists have the same sizes.
///
///     let window = SimulatedDevice.named("iPhone 16")?.makeWindow(system: .ios13)
///
/// A device, a document or ``withCurrent(_:_:)`` chooses one. Where nobody does, the environment variable
/// `PLUMB_IOS` does (a version such as `18` or `26`), and without it the newest is taken.
public enum SystemGeneration: Int, CaseIterable, Comparable, Sendable {
  /// iOS 13 to 18.
  case ios13 = 13
  /// iOS 26.
  case ios26 = 26

  /// The generation of a major version of iOS; nil before 13.
  public init?(version: Int) {
    guard let last = Self.allCases.last(where: { $0.rawValue <= version }) else { return nil }
    self = last
  }

  /// The earlier one is less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The generation of views that nothing else decides.
  public static var current: SystemGeneration {
    scoped ?? UITraitCollection.current.traits.systemGeneration ?? standard
  }

  /// Makes a generation the current one while `body` runs, in this task alone.
  ///
  /// - Parameters:
  ///   - generation: The generation of views that nothing else decides.
  ///   - body: What to run.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public static func withCurrent<Result, Failure: Error>(
    _ generation: SystemGeneration,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // What sets a task-local value forgets which error its closure throws.
    let outcome = $scoped.withValue(generation) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  @TaskLocal package static var scoped: SystemGeneration?

  /// What the environment asks for, or the newest.
  private static let standard = standard(in: ProcessInfo.processInfo.environment)

  /// What an environment asks for, or the newest.
  static func standard(in environment: [String: String]) -> SystemGeneration {
    let newest = SystemGeneration.ios26
    guard let text = environment["PLUMB_IOS"] else { return newest }
    if let asked = SystemGeneration(text) { return asked }
    Logger(label: "SystemGeneration").warning(
      "PLUMB_IOS is '\(text)', which is no version of iOS from 13 on; iOS 26 is taken."
    )
    return newest
  }
}

extension SystemGeneration: LosslessStringConvertible {
  /// The generation of a version such as `18` or `26.1`; nil for another text, or a version before 13.
  public init?(_ description: String) {
    let major = description.prefix { $0 != "." }
    guard let version = Int(major) else { return nil }
    self.init(version: version)
  }

  /// The first major version, such as `26`.
  public var description: String { "\(rawValue)" }
}

extension UIView {
  /// Sets the generation of the system for the view and all below it, in place of the one that they inherit.
  package func setSystem(_ system: SystemGeneration) {
    traitOverrides.traits.systemGeneration = system
  }

  /// Runs what makes views for this one in its generation of the system.
  func inOwnSystem<Result>(_ body: () -> Result) -> Result {
    guard let own = traitCollection.traits.systemGeneration, own != .current else { return body() }
    return SystemGeneration.withCurrent(own, body)
  }
}

extension UITraitCollection {
  /// The generation of the system that the traits give, or else the current one.
  package var systemGeneration: SystemGeneration { traits.systemGeneration ?? .current }

  /// The figures of that generation.
  var systemMetrics: SystemMetrics { systemGeneration.metrics }

  /// Creates a collection of one trait.
  convenience init(systemGeneration: SystemGeneration) {
    self.init(traits: Traits(systemGeneration: systemGeneration))
  }
}

/// A movement of a symbol, of which none happens here.
public protocol SymbolEffect: Sendable {}

/// An effect that happens once.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on until it is taken away.
public protocol IndefiniteSymbolEffect {}
/// An effect that brings a symbol, or takes it away.
public protocol TransitionSymbolEffect {}
/// An effect that changes one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// A symbol fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// The parts of a symbol light up.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// One part after another.
  public var iterative: Self { self }
  /// More and more parts.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// Over and over from the start.
  public var nonReversing: Self { self }
  /// Parts without light are gone.
  public var hideInactiveLayers: Self { self }
  /// Parts without light are dim.
  public var dimInactiveLayers: Self { self }
}

/// A symbol becomes larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// Larger.
  public var up: Self { self }
  /// Smaller.
  public var down: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// A symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// From below.
  public var up: Self { self }
  /// From above.
  public var down: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// A symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// To above.
  public var up: Self { self }
  /// To below.
  public var down: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Down and up again.
  public var downUp: Self { self }
  /// Up, both.
  public var upUp: Self { self }
  /// The old one goes up.
  public var offUp: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
  /// Parts that both have stay.
  public var magic: Self { self }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards and downwards.
  public var up: Self { self }
  /// Downwards and upwards.
  public var down: Self { self }
  /// To the left and to the right.
  public var left: Self { self }
  /// To the right and to the left.
  public var right: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// A symbol becomes larger and smaller again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Without fading.
  public var plain: Self { self }
  /// With fading.
  public var pulse: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// As hands of a clock.
  public var clockwise: Self { self }
  /// Against the hands of a clock.
  public var counterClockwise: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

/// The effect that the system finds fit.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades in and out.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of a symbol light up.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol becomes larger or smaller.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol appears.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol disappears.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves to and fro.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol becomes larger and smaller again.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the system finds fit.
  public static var automatic: Self { Self() }
}

/// How often an effect happens, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect happens.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without end, and without pauses.
    public static let continuous = RepeatBehavior()

    /// With pauses, a number of times, or without end.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As the system finds fit.
  public static let `default` = SymbolEffectOptions()
  /// Over and over.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Over and over.
  public var repeating: Self { self }
  /// Once.
  public var nonRepeating: Self { self }
  /// A number of times.
  public func `repeat`(_ count: Int) -> Self { self }
  /// As a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Self { self }
}

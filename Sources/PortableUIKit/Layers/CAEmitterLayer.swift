public import Foundation

/// A layer that shows sparks; nothing is drawn.
///
/// Defaults are those of Apple's documentation.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of sparks.
  open var emitterCells: [CAEmitterCell]?
  /// How many there are, as a factor.
  open var birthRate: Float = 1
  /// How long they are there, as a factor.
  open var lifetime: Float = 1
  /// Where sparks come from, in points.
  open var emitterPosition = CGPoint.zero
  /// How far in front they come from.
  open var emitterZPosition: CGFloat = 0
  /// The size of where they come from, in points.
  open var emitterSize = CGSize.zero
  /// The depth of where they come from.
  open var emitterDepth: CGFloat = 0
  /// The shape of where they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are put on each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether they keep their depth.
  open var preservesDepth = false
  /// How fast they are, as a factor.
  open var velocity: Float = 1
  /// How large they are, as a factor.
  open var scale: Float = 1
  /// How fast they turn, as a factor.
  open var spin: Float = 1
  /// Where the row of random numbers begins.
  open var seed: UInt32 = 0
}

/// The shape of where sparks come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that sparks come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How sparks are put on each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest below.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest above.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// What is kept of a stack.
struct StackRecord {
  var axis: LayoutAxis
  var members: [StackMember]
  /// The length along the stack that each member was last seen to start from; nil where what is in it
  /// decides.
  var bases: [Double?] = []
  /// The constraints that stay.
  var constraints: [LayoutConstraintID] = []
  /// The constraints that hold members to their bases.
  var bounds: [LayoutConstraintID] = []
  /// An item as long as what a member with the largest ``StackMember/grow`` grows by, where one grows.
  var growth: ItemID?
  /// An item as long as what the member that shrinks most shrinks by, where one shrinks.
  var shrinkage: ItemID?
}

/// How firmly the parts of a stack hold.
enum StackPriority {
  /// What a member's length may be, given how much the stack grows or shrinks; limits and the container
  /// come first.
  static let bound: Float = 999
  /// That the members fill the container where one of them grows.
  static let fill: Float = 998
  /// That nothing shrinks: just firmer than contents resist it by themselves.
  static let shrinkage: Float = 751
  /// That a member without a basis is as small as what is in it allows, before others grow.
  static let inner: Float = 252
  /// That nothing grows where a member that does has a basis of its own: just firmer than contents resist,
  /// as those would count else.
  static let basedGrowth: Float = 751
  /// That nothing grows otherwise: just firmer than contents hug by themselves.
  static let growth: Float = 251
  /// That the container is no larger than it has to be: UIKit's level for fitting sizes.
  static let fitting: Float = 50
}

extension LayoutAxis {
  /// The side where a stack along the axis begins.
  var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The side where it ends.
  var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
  var length: LayoutAttribute { self == .horizontal ? .width : .height }
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

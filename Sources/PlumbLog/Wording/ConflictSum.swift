/// A smallest set of constraints that cannot all hold, with the sum that shows it.
///
/// Leave out any member, and the others can hold.
public struct ConflictSum: Sendable, Hashable {
  /// A rule that holds without being printed: something of an item cannot be negative.
  public struct SilentRule: Sendable, Hashable {
    /// The item.
    public var item: LoggedConstraint.Item
    /// What of it, such as `height` or `left margin`.
    public var quantity: String
    /// Whether it is a width, a height or a content size.
    public var isSize: Bool
    /// The factor with which the rule enters the sum, above 0.
    public var weight: Double

    /// Creates a rule.
    public init(item: LoggedConstraint.Item, quantity: String, isSize: Bool, weight: Double) {
      self.item = item
      self.quantity = quantity
      self.isSize = isSize
      self.weight = weight
    }
  }

  /// The places of the constraints in their list, from 0, in order.
  public var members: [Int]
  /// The part of each member in the sum, in points; they add up to minus ``excess``.
  public var shares: [Double]
  /// The rules that take part without being printed.
  public var silentRules: [SilentRule]
  /// By how many points the members miss.
  public var excess: Double

  /// Creates a set.
  public init(members: [Int], shares: [Double], silentRules: [SilentRule], excess: Double) {
    self.members = members
    self.shares = shares
    self.silentRules = silentRules
    self.excess = excess
  }
}

/// A line of views, as the visual format describes it.
///
/// Source of the grammar: Apple, "Auto Layout Guide: Visual Format Language".
struct VisualFormat: Equatable {
  /// Along which axis the views stand.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// What stands in the line, from its beginning.
  var elements: [Element] = []
  /// The distance behind every element but the last.
  var gaps: [Gap] = []

  /// What can stand in a line.
  enum Element: Equatable {
    /// `|`, and where in the format it stands.
    case superview(at: Int)
    /// `[name(predicates)]`.
    case view(View)
  }

  /// A view in the line.
  struct View: Equatable {
    var name: String
    /// Where in the format the name stands.
    var position: Int
    /// What is said of its size.
    var size: [Predicate] = []
  }

  /// The distance between two elements.
  enum Gap: Equatable {
    /// Nothing stands between them: they touch.
    case none
    /// `-`: the standard distance.
    case standard
    /// `-8-`, `-(>=8)-`.
    case predicates([Predicate])
  }

  /// `>=20@750`, `==name`, `metric`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority: UILayoutPriority = .required
  }

  /// What a size or distance is compared with.
  enum Operand: Equatable {
    /// A number or a metric, in points.
    case constant(CGFloat)
    /// The size of another view, and where in the format its name stands.
    case view(name: String, position: Int)
  }
}

/// Why a visual format cannot be read, and where.
struct VisualFormatError: Error, Equatable {
  /// The whole format.
  var format: String
  /// How many characters come before the place.
  var position: Int
  /// What is wrong there.
  var reason: String

  /// The message in Apple's form: the reason, the format, and a caret below the place.
  var message: String {
    """
    Unable to parse constraint format: 
    \(reason) 
    \(format) 
    \(String(repeating: " ", count: position))^
    """
  }
}

import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

/// A layout that is made by hand, with items and constraints in the order in which they are added.
struct HandMadeLayout {
  var snapshot: LayoutSnapshot

  /// A layout with a root of a size that its host gives.
  init(width: Double = 400, height: Double = 800) {
    snapshot = LayoutSnapshot(name: "Scene", scale: 2)
    add("root", parent: nil)
    for (attribute, constant) in [
      (LayoutAttribute.left, 0.0), (.top, 0), (.width, width), (.height, height),
    ] {
      add(LayoutConstraint(item(0), attribute, constant: constant, source: .encapsulatedSize))
    }
  }

  /// The item at a place.
  func item(_ place: Int) -> ItemID { ItemID(index: place) }

  /// Adds an item and answers its place.
  @discardableResult
  mutating func add(
    _ id: String,
    parent: Int? = 0,
    kind: LayoutSnapshot.Item.Kind = .view,
    className: String = "UIView",
    saved: LayoutRect? = nil
  ) -> Int {
    var item = LayoutSnapshot.Item(
      kind: kind,
      id: id,
      className: className,
      parent: parent,
      frame: .zero,
      properties: ItemProperties()
    )
    item.savedFrame = saved
    item.origin = SourceLocation(file: "Scene.xib", line: snapshot.items.count + 1)
    snapshot.items.append(item)
    return snapshot.items.count - 1
  }

  /// Adds a constraint.
  mutating func add(_ constraint: LayoutConstraint, id: String = "") {
    snapshot.constraints.append(
      LayoutSnapshot.Constraint(
        id: id,
        constraint,
        first: constraint.first.index,
        second: constraint.second?.index
      )
    )
  }

  /// Places an item in the root at whole numbers.
  mutating func place(_ place: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    add(LayoutConstraint(item(place), .left, .equal, item(0), .left, constant: x))
    add(LayoutConstraint(item(place), .top, .equal, item(0), .top, constant: y))
    add(LayoutConstraint(item(place), .width, constant: width))
    add(LayoutConstraint(item(place), .height, constant: height))
  }

  /// The solution.
  func solved() throws -> SolvedLayout { try SolvedLayout(snapshot) }
}

import Foundation
import PlumbDiagnosis

@testable import PlumbInterfaceBuilder

/// A document with `views` as the subviews of its only scene's view, and `constraints` on that view.
///
/// The view is 414 points wide and 896 high. The subviews begin on line 7.
func screen(_ views: String, constraints: String = "") -> String {
  storyboard(
    """
      <subviews>
    \(views)
      </subviews>
      <constraints>
    \(constraints)
      </constraints>
    """
  )
}

/// A view of a document that constraints place.
func box(
  _ id: String,
  _ frame: String = "0 0 0 0",
  element: String = "view",
  _ attributes: String = "",
  _ children: String = ""
) -> String {
  let numbers = frame.split(separator: " ")
  return "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
    + "<rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
    + "height=\"\(numbers[3])\"/>\(children)</\(element)>"
}

/// A constraint of a document, such as `("c", "a.leading", "top.leading", "constant=\"16\"")`.
func rule(_ id: String, _ first: String, _ second: String? = nil, _ rest: String = "") -> String {
  func side(_ text: String, _ name: String) -> String {
    let parts = text.split(separator: ".")
    return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
  }
  let other = second.map { side($0, "second") } ?? ""
  return "<constraint id=\"\(id)\" \(side(first, "first")) \(other) \(rest)/>"
}

/// Constraints that place a view at the left top corner of the root, with a size.
func corner(_ id: String, width: Double, height: Double) -> String {
  """
  \(rule("\(id)-x", "\(id).leading", "top.leading"))
  \(rule("\(id)-y", "\(id).top", "top.top"))
  \(rule("\(id)-w", "\(id).width", nil, "constant=\"\(width)\""))
  \(rule("\(id)-h", "\(id).height", nil, "constant=\"\(height)\""))
  """
}

/// What is found in documents.
@MainActor
func check(_ documents: String...) throws -> CheckReport {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let checker = LayoutChecker()
  for (index, text) in documents.enumerated() {
    let file = folder.appendingPathComponent("Test\(index).storyboard")
    try Data(text.utf8).write(to: file)
    checker.check(file.path)
  }
  return checker.finish()
}

extension CheckReport {
  /// The findings of a rule.
  func findings(_ rule: Rule) -> [Entry] { entries.filter { $0.finding.rule == rule } }
}

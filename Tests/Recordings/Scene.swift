import Foundation
import PortableUIKit

/// A part of a scene: the class of a view and what was set on it, by short names.
///
/// Everything is optional but the class: `f` is the frame, `s` the subviews, `t` a text, `z` the size of the
/// font and `w` its weight, `x` a size of its own, `iz` that of an image. Lengths are in points.
struct SceneView {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func has(_ key: String) -> Bool { values[key] != nil && !(values[key] is NSNull) }
  func text(_ key: String) -> String? { values[key] as? String }
  func number(_ key: String) -> CGFloat { Self.number(values[key]) }
  func numbers(_ key: String) -> [CGFloat] { (values[key] as? [Any] ?? []).map(Self.number) }
  func list(_ key: String) -> [Any] { values[key] as? [Any] ?? [] }
  func parts(_ key: String) -> [SceneView] {
    (values[key] as? [[String: Any]] ?? []).map { SceneView($0) }
  }
  func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }

  func size(_ key: String) -> CGSize { Self.size(values[key]) }
  var frame: CGRect {
    let numbers = numbers("f")
    guard numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  func insets(_ key: String) -> UIEdgeInsets {
    let numbers = numbers(key)
    guard numbers.count == 4 else { return .zero }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  static func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? 0) }
  static func size(_ value: Any?) -> CGSize {
    let numbers = (value as? [Any] ?? []).map(number)
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : .zero
  }

  /// The system font of a size, 17 where it is 0, and a weight by name.
  static func font(_ size: CGFloat, _ weight: String?) -> UIFont {
    let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return .systemFont(ofSize: size == 0 ? 17 : size, weight: weights[weight ?? ""] ?? .regular)
  }
}

/// What a scene gave: the frame, and for some views the size of the content, by the view's path.
struct RecordedElement {
  var frame: [Double]
  var intrinsic: [Double]?
}

/// A scene to build and what UIKit gave for it.
struct SceneRecording {
  var name: String
  var size: CGSize
  var scale: Int
  var root: SceneView
  var constraints: [SceneView]
  var safeArea: UIEdgeInsets
  /// Where it was recorded.
  var source: String
  var golden: [String: RecordedElement]

  /// Where a difference of half a point is none: origins were rounded to whole points there.
  var isCatalyst: Bool { source.contains("Catalyst") }

  init(name: String, in folder: URL) throws {
    func object(_ part: String) throws -> [String: Any] {
      let file = folder.appendingPathComponent("\(part)/\(name).json")
      let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      guard let object = value as? [String: Any] else { throw UnreadableRecording(text: file.path) }
      return object
    }
    let scene = SceneView(try object("scenes"))
    self.name = name
    size = scene.size("size")
    scale = Int(scene.number("scale"))
    root = SceneView(scene.dictionary("root"))
    constraints = scene.parts("constraints")
    safeArea = scene.insets("safe")
    source = scene.text("source") ?? ""
    golden = try object("golden").compactMapValues { value in
      let element = SceneView(value as? [String: Any] ?? [:])
      let frame = element.numbers("frame").map { Double($0) }
      guard frame.count == 4 else { return nil }
      let intrinsic = element.numbers("intrinsic").map { Double($0) }
      return RecordedElement(frame: frame, intrinsic: intrinsic.count == 2 ? intrinsic : nil)
    }
  }
}

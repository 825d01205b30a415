import LayoutEngine
import PortableUIKit

extension Evaluator {
  /// Keeps in mind that the code gives a view a frame, or a scroll view a content size, that is not known.
  ///
  /// Its size stays that of a new view, 0 by 0: nothing that the mask requires of it is told to conflict, and what is read from
  /// it is not known.
  func keepUnknownFrame(_ name: String, of value: Value, _ unknown: Unknown) {
    guard Self.frames.contains(name), let view = hostObject(of: value) as? UIView else { return }
    keptObjects.append(view)
    unknownFrames[ObjectIdentifier(view), default: [:]][Self.key(name)] = unknown
  }

  /// Whether the frame of a view is one that is not known.
  func hasUnknownFrame(_ view: UIView) -> Bool {
    unknownFrames[ObjectIdentifier(view)]?["frame"] != nil
  }

  /// Notes that the code gives a view a frame that is known.
  func forgetUnknownFrame(_ name: String, of value: Value) {
    guard !unknownFrames.isEmpty, Self.frames.contains(name),
      let view = hostObject(of: value) as? UIView
    else { return }
    unknownFrames[ObjectIdentifier(view)]?[Self.key(name)] = nil
  }

  /// Keeps in mind that a view is made with a picture that is not known: it has the size of that.
  ///
  /// Source: Apple's documentation of `UIImageView.init(image:)`: the frame gets the size of the image.
  func keepUnknownSize(of view: UIImageView, _ unknown: Unknown) {
    keepUnknownFrame("frame", of: .host(view), unknown)
    viewsOfUnknownPictures.insert(ObjectIdentifier(view))
  }

  /// Lets the frame of a view, which has the size of a picture that is not known, give way to all that the code asks for.
  ///
  /// What contradicts itself does so with any picture, and is not hidden behind what the picture would ask for.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - objects: What its items are.
  ///   - open: The rows of masks that are not known, by their places among the constraints.
  func loosenUnknownSizes(
    _ snapshot: inout LayoutSnapshot,
    _ objects: [AnyObject],
    _ open: Set<Int>
  ) {
    guard !viewsOfUnknownPictures.isEmpty else { return }
    for index in open {
      let owner = ObjectIdentifier(objects[snapshot.constraints[index].first])
      if viewsOfUnknownPictures.contains(owner) { snapshot.constraints[index].priority = 1 }
    }
  }

  /// The frame, the bounds or the content size of a view that the code gave one that is not known; nil where it did not, and
  /// where constraints decide on it.
  func unknownFrame(_ name: String, of value: Value) -> Value? {
    guard !unknownFrames.isEmpty, Self.frames.contains(name),
      let view = hostObject(of: value) as? UIView,
      let unknown = unknownFrames[ObjectIdentifier(view)]?[Self.key(name)],
      name == "contentSize" || view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    let type = name == "contentSize" ? "CGSize" : "CGRect"
    return .unknown(Unknown(unknown.text, type: .named(type, []), at: site))
  }

  private static let frames: Set<String> = ["frame", "bounds", "contentSize"]

  /// Frame and bounds have the size in common.
  private static func key(_ name: String) -> String { name == "bounds" ? "frame" : name }
}

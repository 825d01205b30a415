public import LayoutEngine

/// A storyboard as its author sees it: scenes at their places, and what leads from one to another.
///
/// Places are in points of the editor's canvas, whose scale is its own: the picture keeps how scenes stand to each
/// other, as near as their sizes allow.
public struct StoryboardCanvas: Sendable {
  /// A scene.
  public struct Scene: Sendable {
    /// What segues call it.
    public var id: String
    /// What a person calls it.
    public var name: String
    /// What kind of controller it is where it shows nothing of its own, such as `Navigation Controller`.
    public var kind: String
    /// Where its upper left corner stands; nil where the document does not say.
    public var place: LayoutSnapshot.Point?
    /// Whether the app begins with it.
    public var isInitial = false
    /// Whether a scene that shows nothing of its own is in the dark style.
    public var isDark = false
    /// The bar that a container shows, which is nothing of its own.
    public var bar = Bar.none
    /// What it shows: its screen, then what stands by itself.
    public var pictures: [LayoutPicture] = []

    /// Creates a scene that shows nothing.
    public init(id: String, name: String, kind: String, place: LayoutSnapshot.Point?) {
      self.id = id
      self.name = name
      self.kind = kind
      self.place = place
    }
  }

  /// The bar of a container.
  public enum Bar: Sendable {
    /// No bar.
    case none
    /// A bar at the top, below what the system shows there.
    case top
    /// A bar at the bottom.
    case bottom
  }

  /// What leads from a scene to another.
  public struct Segue: Hashable, Sendable {
    /// The id of the scene that it leads from.
    public var source: String
    /// The id of the scene that it leads to.
    public var destination: String
    /// What it does, and by which name, such as `show · details`.
    public var words: String

    /// Creates a segue.
    public init(from source: String, to destination: String, words: String) {
      self.source = source
      self.destination = destination
      self.words = words
    }
  }

  /// The scenes.
  public var scenes: [Scene]
  /// What leads from scene to scene.
  public var segues: [Segue]
  /// The size of a scene that shows nothing, in points.
  public var screen: (width: Double, height: Double)

  /// Creates a canvas; `screen` is the size of a scene that shows nothing, in points.
  public init(scenes: [Scene], segues: [Segue], screen: (width: Double, height: Double)) {
    self.scenes = scenes
    self.segues = segues
    self.screen = screen
  }

  /// The canvas as SVG 1.1, the same bytes on every machine.
  ///
  /// Above ``widest`` points its width and height are written smaller; what is in it keeps its size.
  public func svg(_ options: PictureOptions = PictureOptions()) -> String {
    var page = PicturePage(options: options, isCaptioned: true)
    let frames = placed(options)
    let segues = SegueDrawing(canvas: self, frames: frames)
    for shape in segues.lines { page.write(shape) }
    for (scene, frame) in zip(scenes, frames) { page.add(scene, at: frame, screen: screen) }
    for shape in segues.labels { page.write(shape) }
    page.limit = Self.widest
    return page.document
  }

  /// The greatest width and height of the picture in points.
  public static let widest = 4000.0

  // MARK: - Places

  /// The room between scenes, for names and for what leads from one to the other.
  private static let gap = (across: 110.0, down: 70.0)
  private static let margin = 60.0

  /// What each scene takes.
  private func size(_ scene: Scene, _ options: PictureOptions) -> (width: Double, height: Double) {
    let sizes = scene.pictures.map { $0.size(options) }
    guard !sizes.isEmpty else { return screen }
    return (
      sizes.map(\.width).max() ?? screen.width,
      sizes.map(\.height).reduce(0) { $0 + $1 + 48 } - 48
    )
  }

  /// Where the scenes stand on the page.
  ///
  /// The places of the document are drawn together, or a little apart, by one factor, until scenes are next to each
  /// other; one that would still cover another moves down, and those without a place come below all others.
  func placed(_ options: PictureOptions) -> [LayoutRect] {
    let sizes = scenes.map { size($0, options) }
    let factor = spread(sizes)
    var frames: [LayoutRect] = []
    var waiting: [Int] = []
    var taken: [LayoutRect] = []
    for (index, scene) in scenes.enumerated() {
      let size = sizes[index]
      var frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      frame.x = (scene.place?.x ?? 0) * factor
      frame.y = (scene.place?.y ?? 0) * factor
      if scene.place == nil {
        waiting.append(index)
      } else {
        while let other = taken.first(where: { $0.overlaps(frame.grown(by: 8)) }) {
          frame.y = other.maxY + Self.gap.down
        }
        taken.append(frame)
      }
      frames.append(frame)
    }
    let left = taken.map(\.x).min() ?? 0
    let right = max(taken.map(\.maxX).max() ?? 0, left + 2400)
    var (x, y) = (left, (taken.map(\.maxY).max() ?? -Self.gap.down) + Self.gap.down)
    var bottom = y
    for index in waiting {
      if x > left, x + frames[index].width > right { (x, y) = (left, bottom + Self.gap.down) }
      (frames[index].x, frames[index].y) = (x, y)
      x = frames[index].maxX + Self.gap.across
      bottom = max(bottom, frames[index].maxY)
    }
    let top = frames.map(\.y).min() ?? 0
    return frames.map { frame in
      var frame = frame
      frame.x += Self.margin - left
      frame.y += Self.margin - top
      return frame
    }
  }

  /// The factor by which the document's places are multiplied.
  private func spread(_ sizes: [(width: Double, height: Double)]) -> Double {
    var factor = 0.0
    for (first, one) in scenes.enumerated() {
      for (second, other) in scenes.enumerated().dropFirst(first + 1) {
        guard let a = one.place, let b = other.place else { continue }
        let (dx, dy) = (abs(a.x - b.x), abs(a.y - b.y))
        let wide = (a.x <= b.x ? sizes[first] : sizes[second]).width + Self.gap.across
        let high = (a.y <= b.y ? sizes[first] : sizes[second]).height + Self.gap.down
        let least = min(dx > 1 ? wide / dx : .infinity, dy > 1 ? high / dy : .infinity)
        // Two that lie on each other do not push all the others apart.
        if least < 1.15 { factor = max(factor, least) }
      }
    }
    return factor > 0 ? factor : 1
  }
}

extension LayoutPicture {
  /// What the picture takes without its name, in points, as far as its root says.
  func size(_ options: PictureOptions) -> (width: Double, height: Double) {
    let root = snapshot.items.first { $0.parent == nil }?.frame ?? .zero
    // Four lines for each finding is what the list below takes at most.
    let list = options.findings ? Double(findings.count) * 60 : 0
    return (max(root.width, 60), root.height + list)
  }
}

extension LayoutSnapshot {
  /// A point, x to the right and y down, in points.
  public struct Point: Hashable, Sendable {
    /// How far to the right.
    public var x: Double
    /// How far down.
    public var y: Double

    /// Creates a point.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A shape of lines and Bézier curves; in files it is a text such as `M0 0L10 0Q15 5 10 10Z`.
  ///
  /// The text has the commands M, L, Q, C and Z of SVG's path data with absolute coordinates, and no other.
  public struct Path: Hashable, Sendable {
    /// A part of a shape.
    public enum Command: Hashable, Sendable {
      /// Begins a part at a point.
      case move(Point)
      /// A line to a point.
      case line(Point)
      /// A curve to a point, with one handle.
      case quadratic(Point, control: Point)
      /// A curve to a point, with two handles.
      case cubic(Point, control1: Point, control2: Point)
      /// A line to where the part began.
      case close
    }

    /// The parts, in order.
    public var commands: [Command]

    /// Creates a shape.
    public init(_ commands: [Command] = []) {
      self.commands = commands
    }

    /// Reads path data, or returns nil for a text that is none.
    public init?(data: String) {
      commands = []
      var numbers: [Double] = []
      var letter: Character?
      var token = ""
      func isFinished(_ letter: Character?) -> Bool {
        guard let letter else { return numbers.isEmpty }
        guard let command = Self.command(letter, numbers) else { return false }
        commands.append(command)
        numbers = []
        return true
      }
      func isNumber() -> Bool {
        defer { token = "" }
        guard !token.isEmpty else { return true }
        guard letter != nil, let number = Double(token), number.isFinite else { return false }
        numbers.append(number)
        return true
      }
      for next in data {
        switch next {
        case "M", "L", "Q", "C", "Z":
          guard isNumber(), isFinished(letter) else { return nil }
          letter = next
        case " ", ",": guard isNumber() else { return nil }
        case "0"..."9", ".", "-", "+", "e": token.append(next)
        default: return nil
        }
      }
      guard isNumber(), isFinished(letter) else { return nil }
    }

    private static func command(_ letter: Character, _ numbers: [Double]) -> Command? {
      let points = stride(from: 0, to: numbers.count - 1, by: 2)
        .map { Point(numbers[$0], numbers[$0 + 1]) }
      switch (letter, numbers.count) {
      case ("M", 2): return .move(points[0])
      case ("L", 2): return .line(points[0])
      case ("Q", 4): return .quadratic(points[1], control: points[0])
      case ("C", 6): return .cubic(points[2], control1: points[0], control2: points[1])
      case ("Z", 0): return .close
      default: return nil
      }
    }

    /// The shape as path data; `number` writes a coordinate.
    public func data(_ number: (Double) -> String) -> String {
      func text(_ points: Point...) -> String {
        points.map { number($0.x) + " " + number($0.y) }.joined(separator: " ")
      }
      return commands.map { command in
        switch command {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .quadratic(let point, let control): "Q" + text(control, point)
        case .cubic(let point, let control1, let control2): "C" + text(control1, control2, point)
        case .close: "Z"
        }
      }.joined()
    }
  }
}

extension LayoutSnapshot.Path: Codable {
  /// Reads path data.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = Self(data: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text.prefix(60))' is not a path, such as M0 0L10 0L10 10Z"
      )
    }
    self = path
  }

  /// Writes path data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      data { number in
        let isWhole = number == number.rounded() && abs(number) < 1e15
        return isWhole ? String(Int(number)) : "\(number)"
      }
    )
  }
}

// MARK: - Lines in place of curves

extension LayoutSnapshot.Path {
  /// A point of the shape.
  public typealias Point = LayoutSnapshot.Point

  /// A part of the shape without curves.
  package struct Polyline: Hashable, Sendable {
    package var points: [LayoutSnapshot.Point]
    package var isClosed: Bool
  }

  /// The shape as lines: each curve becomes 24 of them.
  ///
  /// The chord of a quarter of a circle's twenty-fourth part is within r · (1 − cos(π / 96)), a two-thousandth of
  /// the radius, of it.
  package var polylines: [Polyline] {
    var result: [Polyline] = []
    var points: [Point] = []
    func end(isClosed: Bool) {
      if points.count > 1 { result.append(Polyline(points: points, isClosed: isClosed)) }
    }
    func add(_ at: (Double) -> Point) {
      for step in 1...24 { points.append(at(Double(step) / 24)) }
    }
    for command in commands {
      let from = points.last ?? Point(0, 0)
      switch command {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadratic(let to, let control):
        add { t in
          let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            u * from.x + v * control.x + w * to.x,
            u * from.y + v * control.y + w * to.y
          )
        }
      case .cubic(let to, let first, let second):
        add { t in
          let s = 1 - t
          let (u, v, w, z) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return Point(
            u * from.x + v * first.x + w * second.x + z * to.x,
            u * from.y + v * first.y + w * second.y + z * to.y
          )
        }
      case .close:
        end(isClosed: true)
        points = points.first.map { [$0] } ?? []
      }
    }
    end(isClosed: false)
    return result
  }

  /// The part of the line between two parts of its whole length, both from 0 to 1, as lines.
  package func trimmed(from start: Double, to end: Double) -> Self {
    guard start > 0 || end < 1 else { return self }
    let lines = polylines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    func length(_ a: Point, _ b: Point) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let total = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var result: [Command] = []
    var done = 0.0
    for line in lines {
      var isOpen = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = length(a, b)
        defer { done += step }
        let (low, high) = (max(from, done), min(to, done + step))
        guard step > 0, low < high else { continue }
        func at(_ place: Double) -> Point {
          let t = (place - done) / step
          return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        }
        if !isOpen { result.append(.move(at(low))) }
        isOpen = true
        result.append(.line(at(high)))
      }
    }
    return Self(result)
  }
}

public import Foundation

/// A projective map of space: a point as a row, with 1 as its fourth number, times the sixteen numbers by rows.
///
/// What of it moves points within the plane of a view is shown by pictures; the rest is kept.
public struct CATransform3D: Hashable, Sendable {
  /// The number in row 1, column 1.
  public var m11: CGFloat
  /// The number in row 1, column 2.
  public var m12: CGFloat
  /// The number in row 1, column 3.
  public var m13: CGFloat
  /// The number in row 1, column 4.
  public var m14: CGFloat
  /// The number in row 2, column 1.
  public var m21: CGFloat
  /// The number in row 2, column 2.
  public var m22: CGFloat
  /// The number in row 2, column 3.
  public var m23: CGFloat
  /// The number in row 2, column 4.
  public var m24: CGFloat
  /// The number in row 3, column 1.
  public var m31: CGFloat
  /// The number in row 3, column 2.
  public var m32: CGFloat
  /// The number in row 3, column 3.
  public var m33: CGFloat
  /// The number in row 3, column 4.
  public var m34: CGFloat
  /// The number in row 4, column 1.
  public var m41: CGFloat
  /// The number in row 4, column 2.
  public var m42: CGFloat
  /// The number in row 4, column 3.
  public var m43: CGFloat
  /// The number in row 4, column 4.
  public var m44: CGFloat

  /// Creates the map that takes every point to the origin.
  public init() {
    self.init(rows: Array(repeating: 0, count: 16))
  }

  /// Creates a map from its sixteen numbers.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  fileprivate init(rows: [CGFloat]) {
    m11 = rows[0]
    m12 = rows[1]
    m13 = rows[2]
    m14 = rows[3]
    m21 = rows[4]
    m22 = rows[5]
    m23 = rows[6]
    m24 = rows[7]
    m31 = rows[8]
    m32 = rows[9]
    m33 = rows[10]
    m34 = rows[11]
    m41 = rows[12]
    m42 = rows[13]
    m43 = rows[14]
    m44 = rows[15]
  }

  fileprivate var rows: [CGFloat] {
    [
      m11, m12, m13, m14,
      m21, m22, m23, m24,
      m31, m32, m33, m34,
      m41, m42, m43, m44,
    ]
  }

  /// What the map does to points of the plane, seen from far away; perspective is left out.
  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Creates the map of space that does to the plane what a map of the plane does.
  init(plane: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22) = (plane.a, plane.b, plane.c, plane.d)
    (m41, m42) = (plane.tx, plane.ty)
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a displacement, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Returns a rotation by an angle in radians about an axis; one without length changes nothing.
///
/// Source: O. Rodrigues' formula, with points as rows.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let t = 1 - c
  let first = [c + x * x * t, x * y * t + z * s, x * z * t - y * s, 0]
  let second = [x * y * t - z * s, c + y * y * t, y * z * t + x * s, 0]
  let third = [x * z * t + y * s, y * z * t - x * s, c + z * z * t, 0]
  return CATransform3D(rows: first + second + third + [0, 0, 0, 1])
}

/// Returns the map that applies `a` first and `b` then.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var result: [CGFloat] = []
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for place in 0..<4 { sum += left[4 * row + place] * right[4 * place + column] }
      result.append(sum)
    }
  }
  return CATransform3D(rows: result)
}

/// Returns the map that scales first.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the map that displaces first, in points.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the map that rotates first, by an angle in radians about an axis.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the map that undoes one, or the map itself where there is none.
///
/// Source: elimination with the greatest element of a column as its pivot.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[4 * $0 + column]) < abs(left[4 * $1 + column]) }
    guard let pivot, left[4 * pivot + column] != 0 else { return t }
    for place in 0..<4 {
      left.swapAt(4 * column + place, 4 * pivot + place)
      right.swapAt(4 * column + place, 4 * pivot + place)
    }
    let scale = left[4 * column + column]
    for place in 0..<4 {
      left[4 * column + place] /= scale
      right[4 * column + place] /= scale
    }
    for row in 0..<4 where row != column {
      let factor = left[4 * row + column]
      for place in 0..<4 {
        left[4 * row + place] -= factor * left[4 * column + place]
        right[4 * row + place] -= factor * right[4 * column + place]
      }
    }
  }
  return CATransform3D(rows: right)
}

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns the map of space that does to the plane what a map of the plane does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(plane: m)
}

/// Whether a map does to the plane what a map of the plane can do, and keeps the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3D(plane: t.plane)
}

/// Returns what a map does to the plane; undefined for one that is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }

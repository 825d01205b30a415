/// How wide emoji are.
///
/// They are pictures, drawn larger than the letters beside them in small sizes, and less so in great ones.
enum EmojiFigures {
  /// The advance of an emoji, however many scalars it has, in em.
  ///
  /// Up to 18 points it is 1.336 em; then it stays as it is until it is 4 points more than the size, or 4.75 since iOS 14.
  ///
  /// Source: saved widths in public documents: 23 points at 17, 24 at 18, 38 at 34 and 50 at 46, of tools before Xcode 12;
  /// 43 at 38, to half a point, of Xcode 12. That it does not shrink between 18 and 20 points is an assumption.
  static func advance(at size: Double, generation: FontGeneration) -> Double {
    guard size > 18 else { return 1.336 }
    return max(1.336 * 18, size + (generation == .legacy ? 4 : 4.75)) / size
  }
}

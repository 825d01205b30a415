import HostCalls
import LayoutEngine
import PortableUIKit

/// What is known of the views of a layout beyond its snapshot, by their places among the snapshot's items.
package struct ViewNotes: Sendable {
  /// The views whose constraints were made anew in this state.
  package var remade: [Int] = []
  /// The contents of scroll views whose size the code sets.
  package var sizedContents: [Int] = []
  /// The views whose content the code measures to make its constraints.
  package var measured: [Int] = []
  /// The views whose texts are a few letters that code cuts off longer ones.
  package var cut: [Int] = []
  /// The views by which something was called, or set, that is not known and may constrain them.
  package var handed: [Int] = []
  /// The views that code outside of the class can constrain, and may.
  package var reached: [Int] = []
  /// The views that the code turns, or moves by a transform.
  package var transformed: [Int] = []
  /// The views whose frames the code sets.
  package var framed: [Int] = []
  /// The labels that get another text by methods which were not run: the one that they have is never seen.
  package var refilled: [Int] = []
  /// A controller's own view; nil for a class that is none.
  package var controllerView: Int?

  /// The views that scroll what is in them, lists among them.
  package private(set) var scrolling: [Int] = []
  /// The rows and items of lists.
  package private(set) var rows: [Int] = []
  /// What stands for views of a superclass that is not known, which places them.
  package var inherited: [Int] = []
  /// The views that text fields put beside their texts, and buttons into themselves.
  package private(set) var sideViews: [Int] = []
  /// How high the labels without a character are with a word in them, in points.
  package private(set) var lineHeights: [Int: Double] = [:]
  /// The labels without a text that may take several lines, with how many at the most; 0 is no limit.
  package private(set) var paragraphs: [Int: Int] = [:]
  /// The labels that shrink their font, without a limit to it.
  package private(set) var shrinking: [Int] = []
  /// The views whose corners are round.
  package private(set) var rounded: [Int] = []
  /// The labels that have a colour behind their text.
  package private(set) var filledLabels: [Int] = []
  /// The labels that are too faint to be read, as a large number behind a title is.
  package private(set) var faint: [Int] = []
  /// The labels that show their text at the left, and nothing behind it.
  package private(set) var textsAtLeft: [Int] = []
  /// Those that show it at the right.
  package private(set) var textsAtRight: [Int] = []
}

extension ViewNotes {
  /// Notes how the views look.
  @MainActor mutating func noteLooks(of objects: [AnyObject]) {
    let views = objects.enumerated().compactMap { index, object in
      (object as? UIView).map { (index, $0) }
    }
    let labels = views.compactMap { index, view in (view as? UILabel).map { (index, $0) } }
    func places<View>(_ views: [(Int, View)], _ isNoted: (View) -> Bool) -> [Int] {
      views.filter { isNoted($0.1) }.map(\.0)
    }
    scrolling = places(views) { $0 is UIScrollView }
    rows = places(views) { $0 is UITableViewCell || $0 is UICollectionReusableView }
    sideViews = places(views, \.isPlacedByControl)
    rounded = places(views) { $0.layer.cornerRadius > 0 }
    filledLabels = places(labels) { $0.backgroundColor != nil && $0.backgroundColor != .clear }
    shrinking = places(labels) { $0.adjustsFontSizeToFitWidth && $0.minimumScaleFactor == 0 }
    faint = places(labels, \.isFaint)
    let bare = labels.filter { $1.backgroundColor == nil && $1.layer.borderWidth == 0 }
    textsAtLeft = places(bare) { [.left, .natural].contains($0.textAlignment) }
    textsAtRight = places(bare) { $0.textAlignment == .right }
    paragraphs = Dictionary(
      uniqueKeysWithValues: labels.filter {
        $1.text?.isEmpty != false && $1.numberOfLines != 1 && !$1.isHidden
          && $1.preferredMaxLayoutWidth <= 0
      }.map { ($0, $1.numberOfLines) }
    )
    lineHeights = Dictionary(
      uniqueKeysWithValues: labels.filter { $1.text?.isEmpty != false }
        .map { ($0, Double($1.heightOfWord)) }
    )
  }
}

extension UIView {
  /// Whether a control places the view beside its text, or as its text or picture.
  fileprivate var isPlacedByControl: Bool {
    if let button = superview as? UIButton {
      return self === button.titleLabel || self === button.imageView
    }
    guard let field = superview as? UITextField else { return false }
    return self === field.leftView || self === field.rightView
  }
}

extension UILabel {
  /// Whether the text is a picture behind others, and not there to be read: WCAG 2.2 asks a contrast of at least 3 to 1 of a large
  /// text, and black that is as faint as this has 2 to 1 on white.
  fileprivate var isFaint: Bool {
    var opacity: CGFloat = 1
    textColor?.getRed(nil, green: nil, blue: nil, alpha: &opacity)
    return (0.01..<0.3).contains(alpha * opacity)
  }

  /// How high a label of the same font is with a word in it, in points.
  fileprivate var heightOfWord: CGFloat {
    let other = UILabel()
    other.font = font
    other.text = "A"
    return other.intrinsicContentSize.height
  }
}

import Foundation
import PortableUIKit

/// A screen as plain data: a stack, a list of cells and a footer.
///
/// A tree of views can follow its changes, or be built from it at once. Nothing in it is a conflict:
/// which constraint of a conflict is broken depends on age, by design.
struct ScreenState: Equatable {
  /// A view that may move from cell to cell.
  struct Accessory: Equatable {
    var id: Int
    var side: CGFloat
    var isInset = false
  }

  /// The views of a cell, of which the last may be missing.
  enum Part: CaseIterable {
    case image, title, detail, badge, accessory
  }

  /// A picture beside a title, a badge and a text of several lines.
  struct Cell: Equatable {
    var id: Int
    var imageSide: CGFloat = 40
    var padding: CGFloat = 8
    var gap: CGFloat = 8
    var title = CGSize(width: 80, height: 20)
    var badge = CGSize(width: 24, height: 16)
    var words = 6
    var titleHugging: Float = 250
    var titleResistance: Float = 750
    var badgeHugging: Float = 251
    var badgeResistance: Float = 751
    /// At which priority the title has a third of the width, if at all.
    var sharePriority: Float?
    var centersBadge = true
    var accessory: Accessory?
    /// The subviews, back to front.
    var order: [Part] = [.image, .title, .detail, .badge]
  }

  /// A row or column of views with content.
  struct Stack: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 8
    var sizes: [CGSize] = (0..<4).map { (place: Int) -> CGSize in
      let (width, height) = (30 + 10 * place, 20 + 4 * place)
      return CGSize(width: width, height: height)
    }
    var isHidden = [false, false, false, false]
    /// The arranged views in order.
    var order = [0, 1, 2, 3]
  }

  var size = CGSize(width: 375, height: 600)
  var margin: CGFloat = 8
  var isRightToLeft = false
  var stack = Stack()
  var cells: [Cell] = []
  var cellGap: CGFloat = 1
  /// At which priority all badges have the same width, if at all.
  var equalBadges: Float?
  var footerWords = 12
}

/// A view whose content has a size that changes.
final class ContentView: UIView {
  var size: CGSize = .zero {
    didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { size }
}

extension UILabel {
  /// A text of so many words, on as many lines as it needs.
  func fill(words: Int) {
    numberOfLines = 0
    let vocabulary = ["layout", "is", "solved", "by", "a", "hierarchy", "of", "wishes"]
    text = (0..<words).map { vocabulary[$0 % vocabulary.count] }.joined(separator: " ")
  }
}

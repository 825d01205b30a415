import UIKit

/// A feed in a scroll view: a cell more at its end, and a constant at its head.
@MainActor
enum FeedCliffs {
  static let all: [Cliff] = [
    Cliff(
      name: "feed, append a cell",
      sizes: [100, 316, 1000],
      atMost: 0.3,
      exponent: 0.18,
      repeats: 5
    ) {
      count in
      let feed = Feed(count)
      return {
        feed.append()
        feed.root.layoutIfNeeded()
      }
    },
    Cliff(
      name: "feed, constant at the head",
      sizes: [100, 316, 1000],
      atMost: 1.5,
      // All frames below move; that the tables outgrow the caches shows as well.
      exponent: 1.2,
      repeats: 5
    ) {
      count in
      let feed = Feed(count)
      feed.first?.constant += 30
      feed.root.layoutIfNeeded()
      return {
        feed.first?.constant += 30
        feed.root.layoutIfNeeded()
      }
    },
  ]

  /// Cells with a picture and a text of several lines.
  @MainActor
  final class Feed {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let scroll: UIScrollView
    var count = 0
    /// The height of the first picture.
    var first: NSLayoutConstraint?
    private var cells: [UIView] = []
    private var end: NSLayoutConstraint?

    init(_ count: Int) {
      scroll = UIScrollView(frame: root.bounds)
      root.addSubview(scroll)
      for _ in 0..<count { append() }
      root.layoutIfNeeded()
      // The first change after a build is taken in with it.
      append()
      root.layoutIfNeeded()
    }

    func append() {
      let cell = UIView()
      let label = UILabel()
      let picture = UIView()
      for view in [cell, label, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
      scroll.addSubview(cell)
      cell.addSubview(label)
      cell.addSubview(picture)
      label.numberOfLines = 0
      label.text = "text of row \(count) which is long enough for two lines at this width, or more"
      let content = scroll.contentLayoutGuide
      end?.isActive = false
      let end = cell.bottomAnchor.constraint(equalTo: content.bottomAnchor)
      let height = picture.heightAnchor.constraint(equalToConstant: 40)
      if first == nil { first = height }
      NSLayoutConstraint.activate([
        cell.topAnchor.constraint(equalTo: cells.last?.bottomAnchor ?? content.topAnchor),
        cell.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        cell.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        end,
        picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
        picture.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        picture.widthAnchor.constraint(equalToConstant: 40),
        height,
        picture.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
        label.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
      ])
      self.end = end
      cells.append(cell)
      count += 1
    }

    /// Takes the last cell out.
    func removeLast() {
      cells.popLast()?.removeFromSuperview()
      let bottom = scroll.contentLayoutGuide.bottomAnchor
      end = cells.last?.bottomAnchor.constraint(equalTo: bottom)
      end?.isActive = true
      count -= 1
    }
  }
}

import UIKit

/// The feed of ``ViewLayer`` laid out by hand: the same views, and frames computed in Swift.
///
/// It is what a layout of these views cannot cost less than.
@MainActor
struct HandFeed {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 20_000))
  private let content = plainView()
  private var cells: [HandCell] = []

  init(_ count: Int) {
    root.addSubview(content)
    for index in 0..<count {
      let cell = HandCell(index)
      content.addSubview(cell.item)
      cells.append(cell)
    }
    layOut()
  }

  /// Uses the cells again for those from `index` on, and lays out.
  func show(_ index: Int) {
    showTexts(from: index, in: content)
    layOut()
  }

  /// Gives every view its frame for the width of the root.
  func layOut() {
    let width = root.frame.width
    var y: CGFloat = 0
    for cell in cells {
      cell.item.frame = CGRect(x: 0, y: y, width: width, height: cell.layOut(width: width))
      y = cell.item.frame.maxY
    }
    content.frame = CGRect(x: 0, y: 0, width: width, height: y)
  }
}

/// The views of a cell.
@MainActor
private struct HandCell {
  let item = plainView()
  let top = plainView()
  let profile = plainView()
  let content = plainView()
  let social = plainView()
  let comments = plainView()
  let action: Leaf, options: Leaf
  let posterImage: Leaf, posterName: Leaf, posterTitle: Leaf, posterTime: Leaf, posterText: Leaf
  let contentImage: Leaf, contentTitle: Leaf, contentDomain: Leaf
  let like: Leaf, comment: Leaf, share: Leaf
  let actorImage: Leaf, actorText: Leaf

  init(_ index: Int) {
    func text(_ text: String) -> Leaf {
      leaf(CGFloat(8 * (text.count + String(index).count)), 20)
    }
    action = text("action text ")
    options = leaf(24, 20, isFirm: true)
    posterImage = leaf(50, 50, isFirm: true)
    posterName = text("poster name ")
    posterTitle = text("poster title  with some longer stuff")
    posterTime = text("poster timestamp ")
    posterText = text("poster comment ")
    contentImage = leaf(350, 200)
    contentTitle = text("content title ")
    contentDomain = text("content domain ")
    like = leaf(32, 20)
    comment = leaf(56, 20)
    share = leaf(40, 20)
    actorImage = leaf(50, 50, isFirm: true)
    actorText = text("actor comment ")
    for section in [top, profile, content, social, comments] { item.addSubview(section) }
    for view in [action, options] { top.addSubview(view) }
    for view in [posterImage, posterName, posterTitle, posterTime, posterText] {
      profile.addSubview(view)
    }
    for view in [contentImage, contentTitle, contentDomain] { content.addSubview(view) }
    for view in [like, comment, share] { social.addSubview(view) }
    for view in [actorImage, actorText] { comments.addSubview(view) }
  }

  /// Gives the views inside the cell their frames, and returns the height of the cell.
  func layOut(width: CGFloat) -> CGFloat {
    let optionsSize = options.size
    action.frame = CGRect(x: 0, y: 0, width: width - optionsSize.width, height: action.size.height)
    options.frame = CGRect(
      x: width - optionsSize.width,
      y: 0,
      width: optionsSize.width,
      height: optionsSize.height
    )
    let topHeight = max(action.size.height, optionsSize.height)

    let image = posterImage.size
    posterImage.frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    var y: CGFloat = 0
    for view in [posterName, posterTitle, posterTime] {
      view.frame = CGRect(
        x: image.width + 2,
        y: y + 1,
        width: width - image.width - 6,
        height: view.size.height
      )
      y += 1 + view.size.height
    }
    y = max(image.height, y + 3)
    posterText.frame = CGRect(x: 0, y: y, width: width, height: posterText.size.height)
    let profileHeight = y + posterText.size.height

    y = 0
    for view in [contentImage, contentTitle, contentDomain] {
      view.frame = CGRect(x: 0, y: y, width: width, height: view.size.height)
      y += view.size.height
    }
    let contentHeight = y

    let socialHeight = like.size.height
    like.frame = CGRect(x: 8, y: 0, width: like.size.width, height: socialHeight)
    comment.frame = CGRect(
      x: (width - comment.size.width) / 2,
      y: 0,
      width: comment.size.width,
      height: socialHeight
    )
    share.frame = CGRect(
      x: width - 8 - share.size.width,
      y: 0,
      width: share.size.width,
      height: socialHeight
    )

    let actor = actorImage.size
    actorImage.frame = CGRect(x: 0, y: 0, width: actor.width, height: actor.height)
    actorText.frame = CGRect(
      x: actor.width,
      y: 0,
      width: width - actor.width,
      height: actorText.size.height
    )

    y = 0
    for (section, height) in [
      (top, topHeight), (profile, profileHeight), (content, contentHeight),
      (social, socialHeight), (comments, actor.height),
    ] {
      section.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    return y
  }
}

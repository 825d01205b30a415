import ConstraintSolver

extension LayoutBuilder {
  /// One cell of a feed: 21 views, 67 constraints, 60 for sizes of content, one for a small height.
  mutating func feedCell(_ index: Int) -> View {
    let item = view()
    let (top, profile, content, social, comment) = (view(), view(), view(), view(), view())
    let (action, options) = (view(), view())
    let (image, name, headline, time, text) = (view(), view(), view(), view(), view())
    let (picture, title, domain) = (view(), view(), view())
    let (like, reply, share) = (view(), view(), view())
    let (face, remark) = (view(), view())

    let sections = [top, profile, content, social, comment]
    lead(sections[0], .vertical, 0)
    for (upper, lower) in zip(sections, sections.dropFirst()) { gap(upper, lower, .vertical, 0) }
    trail(sections[4], in: item, .vertical, 0)
    for section in sections { fill(section, in: item, .horizontal) }

    row(action, options, in: top)
    trail(action, in: top, .vertical, 0, .greaterThanOrEqual)
    trail(options, in: top, .vertical, 0, .greaterThanOrEqual)
    intrinsic(action, measure("action text", index), 20)
    intrinsic(options, 24, 20, hugging: 1000, compression: 1000)

    lead(image, .vertical, 0)
    gap(image, text, .vertical, 0, .greaterThanOrEqual)
    trail(text, in: profile, .vertical, 0)
    lead(name, .vertical, 1)
    gap(name, headline, .vertical, 1)
    gap(headline, time, .vertical, 1)
    gap(time, text, .vertical, 3, .greaterThanOrEqual)
    gap(image, text, .vertical, 0, .equal, 749)
    lead(image, .horizontal, 0)
    for label in [name, headline, time] {
      gap(image, label, .horizontal, 2)
      trail(label, in: profile, .horizontal, 4)
    }
    fill(text, in: profile, .horizontal)
    intrinsic(image, 50, 50, hugging: 1000, compression: 1000)
    intrinsic(name, measure("poster name", index), 20)
    intrinsic(headline, measure("poster title with some longer stuff", index), 20)
    intrinsic(time, measure("poster timestamp", index), 20)
    intrinsic(text, measure("poster comment", index), 20)

    lead(picture, .vertical, 0)
    gap(picture, title, .vertical, 0)
    gap(title, domain, .vertical, 0)
    trail(domain, in: content, .vertical, 0)
    for view in [picture, title, domain] { fill(view, in: content, .horizontal) }
    intrinsic(picture, 350, 200)
    intrinsic(title, measure("content title", index), 20)
    intrinsic(domain, measure("content domain", index), 20)

    for button in [like, reply, share] { fill(button, in: social, .vertical) }
    lead(like, .horizontal, 8)
    add([(reply.left, 1), (reply.width, 0.5), (social.width, -0.5)])
    trail(share, in: social, .horizontal, 8)
    intrinsic(like, 32, 20)
    intrinsic(reply, 56, 20)
    intrinsic(share, 40, 20)

    row(face, remark, in: comment)
    trail(face, in: comment, .vertical, 0, .greaterThanOrEqual)
    trail(remark, in: comment, .vertical, 0, .greaterThanOrEqual)
    trail(face, in: comment, .vertical, 0, .equal, 749)
    intrinsic(face, 50, 50, hugging: 1000, compression: 1000)
    intrinsic(remark, measure("actor comment", index), 20)

    add([(item.height, 1)], .equal, 0, 50)
    return item
  }

  /// Two views side by side, at the top of the view around them.
  private mutating func row(_ first: View, _ second: View, in parent: View) {
    lead(first, .horizontal, 0)
    gap(first, second, .horizontal, 0)
    trail(second, in: parent, .horizontal, 0)
    lead(first, .vertical, 0)
    lead(second, .vertical, 0)
  }

  /// The width of a text of which every character is 8 points wide.
  private func measure(_ words: String, _ index: Int) -> Double {
    8 * Double("\(words) \(index)".count)
  }
}

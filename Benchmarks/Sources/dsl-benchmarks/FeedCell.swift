import Plumb
import UIKit

/// A cell of a feed: 21 views in two levels, without constraints.
@MainActor
struct FeedCell {
  let item = UIView()
  let top = UIView()
  let profile = UIView()
  let content = UIView()
  let social = UIView()
  let comment = UIView()
  let action = UIView()
  let options = UIView()
  let image = UIView()
  let name = UIView()
  let headline = UIView()
  let time = UIView()
  let text = UIView()
  let picture = UIView()
  let title = UIView()
  let domain = UIView()
  let like = UIView()
  let reply = UIView()
  let share = UIView()
  let face = UIView()
  let remark = UIView()

  init() {
    item.addSubview(top)
    item.addSubview(profile)
    item.addSubview(content)
    item.addSubview(social)
    item.addSubview(comment)
    top.addSubview(action)
    top.addSubview(options)
    profile.addSubview(image)
    profile.addSubview(name)
    profile.addSubview(headline)
    profile.addSubview(time)
    profile.addSubview(text)
    content.addSubview(picture)
    content.addSubview(title)
    content.addSubview(domain)
    social.addSubview(like)
    social.addSubview(reply)
    social.addSubview(share)
    comment.addSubview(face)
    comment.addSubview(remark)
    for view in [
      item, top, profile, content, social, comment, action, options, image, name,
      headline, time, text, picture, title, domain, like, reply, share, face, remark,
    ] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// The 67 constraints by the platform's initialiser, activated together.
  func makePlain() {
    var made: [NSLayoutConstraint] = []
    made.reserveCapacity(67)
    made.append(
      NSLayoutConstraint(
        item: top, attribute: .top, relatedBy: .equal, toItem: item, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: profile, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: content, attribute: .top, relatedBy: .equal, toItem: profile, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: social, attribute: .top, relatedBy: .equal, toItem: content, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: comment, attribute: .top, relatedBy: .equal, toItem: social, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: comment, attribute: .bottom, relatedBy: .equal, toItem: item, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: top, attribute: .left, relatedBy: .equal, toItem: item, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: top, attribute: .right, relatedBy: .equal, toItem: item, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: profile, attribute: .left, relatedBy: .equal, toItem: item, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: profile, attribute: .right, relatedBy: .equal, toItem: item, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: content, attribute: .left, relatedBy: .equal, toItem: item, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: content, attribute: .right, relatedBy: .equal, toItem: item, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: social, attribute: .left, relatedBy: .equal, toItem: item, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: social, attribute: .right, relatedBy: .equal, toItem: item, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: comment, attribute: .left, relatedBy: .equal, toItem: item, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: comment, attribute: .right, relatedBy: .equal, toItem: item, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: action, attribute: .left, relatedBy: .equal, toItem: top, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: options, attribute: .left, relatedBy: .equal, toItem: action, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: options, attribute: .right, relatedBy: .equal, toItem: top, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: action, attribute: .top, relatedBy: .equal, toItem: top, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: options, attribute: .top, relatedBy: .equal, toItem: top, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: action, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: top, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: options, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: top, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: image, attribute: .top, relatedBy: .equal, toItem: profile, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: text, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: image, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: text, attribute: .bottom, relatedBy: .equal, toItem: profile, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: name, attribute: .top, relatedBy: .equal, toItem: profile, attribute: .top,
        multiplier: 1, constant: 1))
    made.append(
      NSLayoutConstraint(
        item: headline, attribute: .top, relatedBy: .equal, toItem: name, attribute: .bottom,
        multiplier: 1, constant: 1))
    made.append(
      NSLayoutConstraint(
        item: time, attribute: .top, relatedBy: .equal, toItem: headline, attribute: .bottom,
        multiplier: 1, constant: 1))
    made.append(
      NSLayoutConstraint(
        item: text, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: time, attribute: .bottom,
        multiplier: 1, constant: 3))
    do {
      let constraint = NSLayoutConstraint(
        item: text, attribute: .top, relatedBy: .equal, toItem: image, attribute: .bottom,
        multiplier: 1, constant: 0)
      constraint.priority = UILayoutPriority(749)
      made.append(constraint)
    }
    made.append(
      NSLayoutConstraint(
        item: image, attribute: .left, relatedBy: .equal, toItem: profile, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: name, attribute: .left, relatedBy: .equal, toItem: image, attribute: .right,
        multiplier: 1, constant: 2))
    made.append(
      NSLayoutConstraint(
        item: name, attribute: .right, relatedBy: .equal, toItem: profile, attribute: .right,
        multiplier: 1, constant: -4))
    made.append(
      NSLayoutConstraint(
        item: headline, attribute: .left, relatedBy: .equal, toItem: image, attribute: .right,
        multiplier: 1, constant: 2))
    made.append(
      NSLayoutConstraint(
        item: headline, attribute: .right, relatedBy: .equal, toItem: profile, attribute: .right,
        multiplier: 1, constant: -4))
    made.append(
      NSLayoutConstraint(
        item: time, attribute: .left, relatedBy: .equal, toItem: image, attribute: .right,
        multiplier: 1, constant: 2))
    made.append(
      NSLayoutConstraint(
        item: time, attribute: .right, relatedBy: .equal, toItem: profile, attribute: .right,
        multiplier: 1, constant: -4))
    made.append(
      NSLayoutConstraint(
        item: text, attribute: .left, relatedBy: .equal, toItem: profile, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: text, attribute: .right, relatedBy: .equal, toItem: profile, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: picture, attribute: .top, relatedBy: .equal, toItem: content, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: title, attribute: .top, relatedBy: .equal, toItem: picture, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: domain, attribute: .top, relatedBy: .equal, toItem: title, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: domain, attribute: .bottom, relatedBy: .equal, toItem: content, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: picture, attribute: .left, relatedBy: .equal, toItem: content, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: picture, attribute: .right, relatedBy: .equal, toItem: content, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: title, attribute: .left, relatedBy: .equal, toItem: content, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: title, attribute: .right, relatedBy: .equal, toItem: content, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: domain, attribute: .left, relatedBy: .equal, toItem: content, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: domain, attribute: .right, relatedBy: .equal, toItem: content, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: like, attribute: .top, relatedBy: .equal, toItem: social, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: like, attribute: .bottom, relatedBy: .equal, toItem: social, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: reply, attribute: .top, relatedBy: .equal, toItem: social, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: reply, attribute: .bottom, relatedBy: .equal, toItem: social, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: share, attribute: .top, relatedBy: .equal, toItem: social, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: share, attribute: .bottom, relatedBy: .equal, toItem: social, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: like, attribute: .left, relatedBy: .equal, toItem: social, attribute: .left,
        multiplier: 1, constant: 8))
    made.append(
      NSLayoutConstraint(
        item: reply, attribute: .centerX, relatedBy: .equal, toItem: social, attribute: .centerX,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: share, attribute: .right, relatedBy: .equal, toItem: social, attribute: .right,
        multiplier: 1, constant: -8))
    made.append(
      NSLayoutConstraint(
        item: face, attribute: .left, relatedBy: .equal, toItem: comment, attribute: .left,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: remark, attribute: .left, relatedBy: .equal, toItem: face, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: remark, attribute: .right, relatedBy: .equal, toItem: comment, attribute: .right,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: face, attribute: .top, relatedBy: .equal, toItem: comment, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: remark, attribute: .top, relatedBy: .equal, toItem: comment, attribute: .top,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: face, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: comment, attribute: .bottom,
        multiplier: 1, constant: 0))
    made.append(
      NSLayoutConstraint(
        item: remark, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: comment, attribute: .bottom,
        multiplier: 1, constant: 0))
    do {
      let constraint = NSLayoutConstraint(
        item: face, attribute: .bottom, relatedBy: .equal, toItem: comment, attribute: .bottom,
        multiplier: 1, constant: 0)
      constraint.priority = UILayoutPriority(749)
      made.append(constraint)
    }
    NSLayoutConstraint.activate(made)
  }

  /// The same 67 constraints through `snp`, one description each.
  func makeThroughDSL() {
    top.snp.makeConstraints { make in
      make.top.equalTo(item)
      make.left.equalTo(item)
      make.right.equalTo(item)
    }
    profile.snp.makeConstraints { make in
      make.top.equalTo(top.snp.bottom)
      make.left.equalTo(item)
      make.right.equalTo(item)
    }
    content.snp.makeConstraints { make in
      make.top.equalTo(profile.snp.bottom)
      make.left.equalTo(item)
      make.right.equalTo(item)
    }
    social.snp.makeConstraints { make in
      make.top.equalTo(content.snp.bottom)
      make.left.equalTo(item)
      make.right.equalTo(item)
    }
    comment.snp.makeConstraints { make in
      make.top.equalTo(social.snp.bottom)
      make.bottom.equalTo(item)
      make.left.equalTo(item)
      make.right.equalTo(item)
    }
    action.snp.makeConstraints { make in
      make.left.equalTo(top)
      make.top.equalTo(top)
      make.bottom.lessThanOrEqualTo(top)
    }
    options.snp.makeConstraints { make in
      make.left.equalTo(action.snp.right)
      make.right.equalTo(top)
      make.top.equalTo(top)
      make.bottom.lessThanOrEqualTo(top)
    }
    image.snp.makeConstraints { make in
      make.top.equalTo(profile)
      make.left.equalTo(profile)
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(profile).offset(1)
      make.left.equalTo(image.snp.right).offset(2)
      make.right.equalTo(profile).offset(-4)
    }
    headline.snp.makeConstraints { make in
      make.top.equalTo(name.snp.bottom).offset(1)
      make.left.equalTo(image.snp.right).offset(2)
      make.right.equalTo(profile).offset(-4)
    }
    time.snp.makeConstraints { make in
      make.top.equalTo(headline.snp.bottom).offset(1)
      make.left.equalTo(image.snp.right).offset(2)
      make.right.equalTo(profile).offset(-4)
    }
    text.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(image.snp.bottom)
      make.bottom.equalTo(profile)
      make.top.greaterThanOrEqualTo(time.snp.bottom).offset(3)
      make.top.equalTo(image.snp.bottom).priority(749)
      make.left.equalTo(profile)
      make.right.equalTo(profile)
    }
    picture.snp.makeConstraints { make in
      make.top.equalTo(content)
      make.left.equalTo(content)
      make.right.equalTo(content)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom)
      make.left.equalTo(content)
      make.right.equalTo(content)
    }
    domain.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.bottom.equalTo(content)
      make.left.equalTo(content)
      make.right.equalTo(content)
    }
    like.snp.makeConstraints { make in
      make.top.equalTo(social)
      make.bottom.equalTo(social)
      make.left.equalTo(social).offset(8)
    }
    reply.snp.makeConstraints { make in
      make.top.equalTo(social)
      make.bottom.equalTo(social)
      make.centerX.equalTo(social)
    }
    share.snp.makeConstraints { make in
      make.top.equalTo(social)
      make.bottom.equalTo(social)
      make.right.equalTo(social).offset(-8)
    }
    face.snp.makeConstraints { make in
      make.left.equalTo(comment)
      make.top.equalTo(comment)
      make.bottom.lessThanOrEqualTo(comment)
      make.bottom.equalTo(comment).priority(749)
    }
    remark.snp.makeConstraints { make in
      make.left.equalTo(face.snp.right)
      make.right.equalTo(comment)
      make.top.equalTo(comment)
      make.bottom.lessThanOrEqualTo(comment)
    }
  }
}

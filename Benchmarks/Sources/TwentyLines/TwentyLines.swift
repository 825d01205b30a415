import Plumb
import UIKit

// A block of twenty lines as apps write them, in Swift 5 mode. The target does not build where
// type-checking a function takes 100 ms or more.

class ProfileView: UIView {
  let avatar = UIImageView()
  let name = UILabel()
  let guide = UILayoutGuide()
  var padding: CGFloat = 16
  var height: Constraint?

  func layOut() {
    avatar.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(padding * 2 + 8)
      make.left.equalToSuperview().inset(padding)
      make.right.lessThanOrEqualTo(name.snp.left).offset(-padding / 2)
      make.width.height.equalTo(48)
      make.size.equalTo(CGSize(width: 48, height: 48)).priority(.high)
      make.centerY.equalTo(self.snp.centerY).offset(-4.5)
      make.bottom.lessThanOrEqualToSuperview().inset(padding + 4 * 2 - 1)
      make.edges.equalTo(name).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.leading.greaterThanOrEqualTo(self.safeAreaLayoutGuide).offset(8)
      make.trailing.equalTo(guide.snp.leading).offset(-(padding + 2)).priority(750)
      make.width.equalTo(name).multipliedBy(0.5).offset(10).priority(999.0)
      make.height.equalTo(name.snp.width).dividedBy(2)
      make.firstBaseline.equalTo(name)
      make.centerX.equalToSuperview { $0.snp.centerX }
      make.top.equalToSuperview(\.safeAreaLayoutGuide).offset(20)
      make.bottom.equalTo(guide.snp.top).offset(-8 - padding)
      make.directionalHorizontalEdges.equalToSuperview().inset(24)
      make.height.greaterThanOrEqualTo(44).labeled("least height")
      make.width.lessThanOrEqualTo(min(bounds.width, 320) - 2 * padding)
      height = make.height.equalTo(100).constraint
    }
  }

  func passOn(_ closure: (ConstraintMaker) -> Void, to target: ConstraintRelatableTarget) {
    name.snp.makeConstraints(closure)
    name.snp.updateConstraints { make in
      make.top.equalTo(target)
      make.left.equalTo(bounds.isEmpty ? avatar : avatar.snp.right).offset(isHidden ? 8 : padding)
      make.width.lessThanOrEqualTo(isHidden ? 0 : avatar.snp.height).priority(
        isHidden ? .high : .low
      )
    }
    height?.update(offset: 50).update(priority: UILayoutPriority.defaultHigh)
  }
}

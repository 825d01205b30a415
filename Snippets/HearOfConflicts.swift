// Ours alone says what is wrong as values; on Apple's platforms there is nothing to show.
#if canImport(PortableUIKit)
// snippet.show
import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
let title = UILabel()
title.text = "Summer offer"
title.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(title)

let width = title.widthAnchor.constraint(equalToConstant: 344)
width.identifier = "Title Width"
NSLayoutConstraint.activate([
  title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  card.trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor),
  width,
])

let conflicts = card.unsatisfiableConstraints()
for conflict in conflicts {
  print(conflict.members.map(\.share))  // [-16.0, 0.0, -344.0, 320.0]
  print(conflict.excess)  // 40.0
  print(conflict.brokenConstraint === width)  // true
  print(conflict.members[2].fittingConstant ?? 0)  // 304.0
}

print(card._autolayoutTrace())
// snippet.hide
precondition(conflicts.count == 1 && conflicts[0].members.map(\.share) == [-16, 0, -344, 320])
precondition(conflicts[0].excess == 40 && conflicts[0].brokenConstraint === width)
precondition(conflicts[0].members[2].fittingConstant == 304)
#endif

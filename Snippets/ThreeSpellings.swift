// The same row in the three spellings of the DSL: `snp`, layout items, boxes.
//
// swift run ThreeSpellings

// On Apple's platforms `UIKit` is Apple's, and this is app code as it stands there.
#if canImport(UIKit)
import Plumb
import UIKit

let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
let title = UILabel()
let badge = UILabel()
for view in [title, badge] {
  view.translatesAutoresizingMaskIntoConstraints = false
  row.addSubview(view)
}

// snippet.spellings
title.snp.makeConstraints { make in
  make.leading.equalToSuperview().inset(16)
  make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8)
}
badge.constraint(.trailing, .equal, to: row, constant: -16).isActive = true
let box = BoxView(axis: .y, spacing: 8, insets: .all(16))
box.items = [row.boxed, .flex()]
// snippet.end

title.text = "Summer offer"
box.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
box.layoutIfNeeded()
precondition(row.frame.minX == 16 && row.frame.width == 288 && title.frame.minX == 16)
#endif

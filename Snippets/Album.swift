// An album: a cover, a title and a row of pictures, through `snp`.

import Plumb
import UIKit

// snippet.album
final class AlbumView: UIView {
  private let cover = UIImageView()
  private let title = UILabel()
  private let pictures = [UIImageView(), UIImageView(), UIImageView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [cover, title] + pictures { addSubview(view) }
    title.text = "Summer in Ticino"
    title.numberOfLines = 0

    cover.snp.makeConstraints { make in
      make.top.equalTo(.safeArea)
      make.directionalHorizontalEdges.equalToSuperview()
      make.aspectRatio(16, 9)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(cover.snp.bottom).offset(12)
      make.directionalHorizontalEdges.equalToSuperview().inset(16)
    }
    pictures.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(12)
      make.aspectRatio(1)
    }
    pictures.snp.distribute(along: .horizontal, spacing: 8, inset: 16)
    pictures.snp.equalWidths()

    // A wide window shows a smaller cover.
    cover.snp.when(.horizontal(.regular)) { $0.height.lessThanOrEqualTo(240).priority(.high) }
  }

  required init?(coder: NSCoder) {
    nil
  }
}
// snippet.end

// snippet.frames
let album = AlbumView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
album.layoutIfNeeded()
for view in album.subviews { print(type(of: view), view.frame) }
// snippet.end

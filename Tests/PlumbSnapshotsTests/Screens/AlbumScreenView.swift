import Plumb
import UIKit

/// A cover, a title and a row of pictures, by the DSL.
final class AlbumScreenView: UIView {
  let cover = UIView()
  let title = UILabel()
  let pictures = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [cover, title] + pictures { addSubview(view) }
    title.text = "Summer in Ticino"
    title.font = .preferredFont(forTextStyle: .title1)
    title.numberOfLines = 0
    cover.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
      make.aspectRatio(16, 9)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(cover.snp.bottom).offset(12)
      make.directionalHorizontalEdges.equalToSuperview().inset(16)
    }
    pictures.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(12)
      make.bottom.equalToSuperview().inset(16)
      make.aspectRatio(1)
    }
    pictures.snp.distribute(along: .horizontal, spacing: 8, inset: 16)
    pictures.snp.equalWidths()
  }

  required init?(coder: NSCoder) { nil }
}

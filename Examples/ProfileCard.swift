import UIKit

final class ProfileCard: UIView {
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    addSubview(name)
    name.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(16)
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().offset(16)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

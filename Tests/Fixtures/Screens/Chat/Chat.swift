import SnapKit
import UIKit

final class ChatViewController: UIViewController {
  private let avatar = UIImageView(image: UIImage(named: "friend"))
  private let bubble = UIImageView(image: UIImage(named: "bubble"))
  private let message = UILabel()
  private let mine = UIView()
  private let answer = UILabel()
  private let input = UITextField()
  private let send = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Wren"

    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    avatar.layer.cornerRadius = 16
    message.text = "Are you coming to the lake on Sunday? We would take the early train."
    message.numberOfLines = 0
    mine.backgroundColor = UIColor(named: "Mine")
    mine.layer.cornerRadius = 17
    answer.text = "Yes! I bring the coffee."
    answer.textColor = .white
    answer.numberOfLines = 0
    input.placeholder = "Message"
    input.borderStyle = .roundedRect
    send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)

    [avatar, bubble, mine, input, send].forEach(view.addSubview)
    bubble.addSubview(message)
    mine.addSubview(answer)

    bubble.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(16)
      make.leading.equalTo(avatar.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(60)
    }
    message.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14))
    }
    avatar.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.bottom.equalTo(bubble)
      make.size.equalTo(32)
    }
    mine.snp.makeConstraints { make in
      make.top.equalTo(bubble.snp.bottom).offset(12)
      make.trailing.equalToSuperview().inset(12)
      make.leading.greaterThanOrEqualToSuperview().inset(60)
    }
    answer.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14))
    }
    input.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
    }
    send.snp.makeConstraints { make in
      make.leading.equalTo(input.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(input)
      make.size.equalTo(34)
    }
  }
}

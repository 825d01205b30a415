// A card in the three spellings, compiled and read from this source.
import Plumb
import UIKit

public final class AnchoredCard: UIView {
  private let title = UILabel()
  private let badge = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

public final class ChainedCard: UIView {
  enum Metrics {
    static let margin: CGFloat = 16
    static let side = 24
  }

  private let title = UILabel()
  private lazy var badge: UIView = {
    let view = UIView()
    view.backgroundColor = .systemRed
    return view
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    title.numberOfLines = 0
    [title, badge].forEach(addSubview)
    title.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.equalToSuperview().offset(Metrics.margin)
      make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8).priority(.high)
    }
    badge.snp.makeConstraints {
      $0.centerY.equalTo(title)
      $0.trailing.equalToSuperview().inset(Metrics.margin)
      $0.size.equalTo(Metrics.side)
    }
  }

  required init?(coder: NSCoder) { nil }
}

public final class BoxedCard: BoxView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let icon = UIImageView(image: UIImage(systemName: "star"))

  public override func setup() {
    title.text = "Summer offer"
    subtitle.text = "Until the end of August, in all shops"
    subtitle.numberOfLines = 0
    icon.pinSize(CGSize(width: 24, height: 24))
    let texts = BoxView(axis: .y, spacing: 4)
    texts.items = [title.boxed.centerX(padding: 10), subtitle.boxed.left(>=0.0)]
    axis = .x
    spacing = 12
    insets = .all(16)
    items = [icon.boxed.centerY(), texts.boxed]
  }
}

public final class StackedCard: UIView {
  private let stack = UIStackView()
  private var widths: [NSLayoutConstraint] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (index, text) in ["One", "Two", "Three and more"].enumerated() {
      let label = makeLabel(text, size: CGFloat(12 + 2 * index))
      stack.addArrangedSubview(label)
      if index > 0 {
        widths.append(
          label.widthAnchor.constraint(greaterThanOrEqualToConstant: 40 * CGFloat(index))
        )
      }
    }
    addSubview(stack)
    let views = ["stack": stack]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(m)-[stack]-(m)-|",
        options: [],
        metrics: ["m": 16],
        views: views
      )
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[stack]-|",
          metrics: nil,
          views: views
        )
        + widths
    )
  }

  required init?(coder: NSCoder) { nil }

  private func makeLabel(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text.uppercased()
    label.font = .systemFont(ofSize: size, weight: size > 14 ? .bold : .regular)
    return label
  }
}

public final class CardController: UIViewController {
  private let card = ChainedCard()
  private let button = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Continue", for: .normal)
    view.addSubview(card)
    view.addSubview(button)
    card.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
      make.left.right.equalToSuperview()
    }
    button.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).inset(12)
      make.height.greaterThanOrEqualTo(44)
    }
  }
}

/// A card whose constraints hang on comparisons of values of the source.
public final class StyledCard: UIView {
  enum Kind: Hashable {
    case plain
    case wide(Int)
  }

  struct Style: Equatable {
    var kind: Kind
    static let usual = Style(kind: .wide(3))
  }

  private let badge = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
    let widths = [Kind.plain: 10, Kind.wide(2): 20, Kind.wide(3): 120]
    let style = Style.usual
    badge.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(style == Style(kind: .wide(3)) ? 24 : 8)
      make.top.bottom.equalToSuperview().inset(style.kind != .plain ? 12 : 4)
      make.width.equalTo(widths[style.kind] ?? 1)
      make.height.equalTo([Kind.plain, .wide(3)].contains(style.kind) ? 40 : 30)
      if (style.kind, 1) == (Kind.wide(3), 1) { make.trailing.lessThanOrEqualToSuperview() }
    }
  }

  required init?(coder: NSCoder) { nil }
}

import Foundation
import PlumbSnapshots
import Testing
import UIKit

/// A header that is a gradient, as apps build it.
@MainActor
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func setColors(_ colors: [UIColor]) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }
}

/// A voucher with a dashed outline and the arc of a wheel of colors.
@MainActor
private final class VoucherView: UIView {
  private let outline = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let wheel = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    outline.fillColor = UIColor.systemYellow.withAlphaComponent(0.2).cgColor
    outline.strokeColor = UIColor.systemOrange.cgColor
    outline.lineWidth = 2
    outline.lineDashPattern = [6, 4]
    layer.addSublayer(outline)
    wheel.type = .conic
    wheel.colors = [UIColor.systemRed, .systemGreen, .systemBlue, .systemRed].map(\.cgColor)
    wheel.startPoint = CGPoint(x: 0.5, y: 0.5)
    wheel.endPoint = CGPoint(x: 0.5, y: 0)
    ring.fillColor = nil
    ring.strokeColor = UIColor.black.cgColor
    ring.lineWidth = 8
    ring.strokeEnd = 0.75
    ring.lineCap = .round
    wheel.mask = ring
    layer.addSublayer(wheel)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.frame = bounds
    outline.path =
      UIBezierPath(
        roundedRect: bounds.insetBy(dx: 1, dy: 1),
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 24, height: 24)
      ).cgPath
    wheel.frame = CGRect(x: 12, y: 10, width: bounds.height - 20, height: bounds.height - 20)
    ring.frame = wheel.bounds
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY),
        radius: wheel.bounds.width / 2 - 7,
        startAngle: -.pi / 2,
        endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
  }
}

/// A bar that ends in the lower corners of a card.
@MainActor
private final class BarView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let ends = CAShapeLayer()
    ends.path =
      UIBezierPath(
        roundedRect: bounds,
        byRoundingCorners: [.bottomLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 20)
      ).cgPath
    layer.mask = ends
  }
}

/// What decides how it looks is in layers, masks and transforms; what decides its frames is not.
@MainActor
private final class OfferViewController: UIViewController {
  private let card = UIView()
  private let header = GradientView()
  private let badge = UILabel()
  private let avatar = UIImageView(
    image: UIGraphicsImageRenderer(size: CGSize(width: 60, height: 90)).image { _ in }
  )
  private let titleLabel = UILabel()
  private let voucher = VoucherView()
  private let soldOut = UIView()
  private let bar = BarView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 20
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    header.setColors([.systemIndigo, .systemPink, .systemOrange])
    header.layer.cornerRadius = 20
    header.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    badge.text = "NEW"
    badge.textAlignment = .center
    badge.font = .boldSystemFont(ofSize: 13)
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 13
    badge.clipsToBounds = true
    badge.transform = CGAffineTransform(rotationAngle: .pi / 8)
    badge.layer.zPosition = 1
    avatar.contentMode = .scaleAspectFill
    avatar.layer.cornerRadius = 36
    avatar.layer.masksToBounds = true
    avatar.layer.borderWidth = 3
    avatar.layer.borderColor = UIColor.white.cgColor
    titleLabel.text = "Two for one, until Friday"
    titleLabel.numberOfLines = 0
    bar.backgroundColor = .tertiarySystemGroupedBackground
    addFadedStamp()
    for subview in [header, badge, avatar, titleLabel, voucher, soldOut, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(subview)
    }
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    addConstraints()
  }

  /// Two squares, the one over the other, which are faded together.
  private func addFadedStamp() {
    soldOut.alpha = 0.5
    let (back, front) = (UIView(), UIView())
    back.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    front.frame = CGRect(x: 15, y: 15, width: 40, height: 40)
    back.backgroundColor = .systemBlue
    front.backgroundColor = .systemGreen
    soldOut.addSubview(back)
    soldOut.addSubview(front)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      header.topAnchor.constraint(equalTo: card.topAnchor),
      header.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 110),
      badge.topAnchor.constraint(equalTo: header.topAnchor, constant: 14),
      badge.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -14),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.heightAnchor.constraint(equalToConstant: 26),
      avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: header.bottomAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 72),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      titleLabel.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      titleLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      voucher.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      voucher.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      voucher.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      voucher.heightAnchor.constraint(equalToConstant: 90),
      soldOut.centerYAnchor.constraint(equalTo: voucher.centerYAnchor),
      soldOut.trailingAnchor.constraint(equalTo: voucher.trailingAnchor, constant: -16),
      soldOut.widthAnchor.constraint(equalToConstant: 55),
      soldOut.heightAnchor.constraint(equalToConstant: 55),
      bar.topAnchor.constraint(equalTo: voucher.bottomAnchor, constant: 12),
      bar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.layer.shadowPath =
      UIBezierPath(roundedRect: card.bounds, cornerRadius: card.layer.cornerRadius).cgPath
  }
}

@MainActor
@Suite struct `Recorded looks` {
  private func expectOffer(in style: UIUserInterfaceStyle, function: String = #function) {
    let controller = OfferViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 330)
    controller.view.overrideUserInterfaceStyle = style
    expectLayout(of: controller.view, as: [.svg], function: function)
  }

  @Test func `of a card with layers`() { expectOffer(in: .light) }

  @Test func `of a card with layers in the dark style`() { expectOffer(in: .dark) }

  @Test func `are all in use`() {
    expectNoUnusedSnapshots()
  }
}

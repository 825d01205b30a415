// swift-format-ignore-file: NeverForceUnwrap
import AVFoundation
import UIKit

final class FilmView: UIView {
  override static var layerClass: AnyClass { AVPlayerLayer.self }

  var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }

  var player: AVPlayer? {
    get { playerLayer.player }
    set {
      playerLayer.player = newValue
      playerLayer.videoGravity = .resizeAspectFill
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 180) }
}

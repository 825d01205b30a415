public import Foundation
public import UIKit

// What view code names of AVFoundation: the layers have frames, and show nothing.

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a way.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// All of it is shown.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The layer is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill"
  )
  /// It is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A film.
open class AVPlayerItem: NSObject {
  /// Where it is.
  public let url: URL?

  /// Names a film.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// What plays a film; nothing is heard or seen here.
open class AVPlayer: NSObject {
  /// The film.
  public private(set) var currentItem: AVPlayerItem?
  /// How fast it plays: 0 while it stands.
  open var rate: Float = 0
  /// Whether nothing is heard.
  open var isMuted = false
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1

  /// Creates a player without film.
  public override init() {
    super.init()
  }

  /// Creates a player of a film.
  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// Creates a player of a film.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Plays.
  open func play() { rate = 1 }
  /// Stands still.
  open func pause() { rate = 0 }
  /// Takes another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// A layer that shows a film.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// What plays it.
  open var player: AVPlayer?
  /// How it fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture; there is none here.
  open var isReadyForDisplay: Bool { false }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// What takes pictures; none are taken here.
open class AVCaptureSession: NSObject {
  /// Whether it runs.
  public private(set) var isRunning = false
  /// Begins.
  open func startRunning() { isRunning = true }
  /// Ends.
  open func stopRunning() { isRunning = false }
}

/// A layer that shows what a camera sees.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  /// What takes the pictures.
  open var session: AVCaptureSession?
  /// How they fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

public import Foundation
import Requirements

/// What takes and chooses photos; here there is no camera, and nobody chooses.
///
/// - Note: UIKit: its delegate is told by the user's choice. A test tells it by calling the delegate's methods.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// Which camera is used.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// Whether there is a flash.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// How the address of an image is handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// What is known of something chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String

    /// Creates a fact from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of medium, as a type identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What the user kept of the image, in its points.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the image is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the original is in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// Facts about a photo that was just taken.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The entry of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The photo that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Where photos come from: the library at first.
  ///
  /// - Precondition: The source is there; the camera is not, as on a simulator.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      requirement(
        Self.isSourceTypeAvailable(sourceType),
        "Source type \(sourceType.rawValue) not available"
      )
    }
  }
  /// The kinds that can be chosen, as type identifiers: images at first.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change what was chosen.
  open var allowsEditing = false
  /// Whether the camera has its usual buttons.
  open var showsCameraControls = true
  /// A view before the camera's picture.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is mapped before it is shown.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear
  /// Whether there is a flash.
  open var cameraFlashMode = CameraFlashMode.auto
  /// How long a film may be, in seconds: ten minutes at first.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// How the address of an image is handed over.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// What is told what was chosen: it is a delegate of the navigation controller too.
  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether photos can come from there: from the libraries, and from no camera, as on a simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Whether there is a camera; none here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera has a flash; there is no camera here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The kinds of what is there; nil for a source that is not.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// What a camera takes; nil for one that is not there.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes a photo; there is no camera here.
  open func takePicture() {}

  /// Begins a film; says that it did not.
  open func startVideoCapture() -> Bool { false }

  /// Ends a film; there is none here.
  open func stopVideoCapture() {}
}

/// What is told what was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells that something was chosen; who is told takes the picker away.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Tells that nothing was chosen; who is told takes the picker away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Takes the picker away, as it does by itself where nobody answers.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Keeps an image in the user's library; here there is none, and nobody is told.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

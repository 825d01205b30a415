import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

/// Chooses a photo, a file, and something to share.
final class AttachmentController: UIViewController, UINavigationControllerDelegate {
  private(set) var photo: UIImage?
  private(set) var files: [URL] = []
  private(set) var isCancelled = false

  func takePhoto() -> UIImagePickerController? {
    guard UIImagePickerController.isSourceTypeAvailable(.camera) else { return nil }
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.cameraDevice = .front
    picker.cameraCaptureMode = .photo
    picker.delegate = self
    return picker
  }

  func choosePhoto() -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.allowsEditing = true
    picker.sourceType = .photoLibrary
    picker.mediaTypes = UIImagePickerController.availableMediaTypes(for: .photoLibrary) ?? []
    picker.modalPresentationStyle = .popover
    present(picker, animated: true)
    return picker
  }

  func chooseFile() -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
    picker.delegate = self
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    picker.directoryURL = URL(fileURLWithPath: "/")
    return picker
  }

  func chooseOldFile() -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(
      documentTypes: [String(kUTTypePDF), kUTTypePlainText as String],
      in: .import
    )
    picker.delegate = self
    return picker
  }

  func export(_ url: URL) -> UIDocumentPickerViewController {
    UIDocumentPickerViewController(forExporting: [url], asCopy: true)
  }
}

extension AttachmentController: UIImagePickerControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    photo = (info[.editedImage] ?? info[.originalImage]) as? UIImage
    if let url = info[.imageURL] as? URL { files.append(url) }
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    isCancelled = true
    picker.dismiss(animated: true, completion: nil)
  }
}

extension AttachmentController: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    files += urls.filter { $0.startAccessingSecurityScopedResource() || $0.isFileURL }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    isCancelled = true
  }
}

/// Gives a text or a link to what it is shared with.
final class ArticleSource: NSObject, UIActivityItemSource {
  let url: URL
  init(url: URL) { self.url = url }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { url }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    activityType == .copyToPasteboard ? url.absoluteString : url
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "An article" }

  func sheet() -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: [self], applicationActivities: nil)
    sheet.excludedActivityTypes = [.postToFacebook, .assignToContact]
    sheet.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
    return sheet
  }
}

/// Reads what another app shares.
final class ShareController: UIViewController {
  private(set) var types: [String] = []

  func load() {
    let items = extensionContext?.inputItems as? [NSExtensionItem] ?? []
    for item in items {
      for provider in item.attachments ?? []
      where provider.hasItemConformingToTypeIdentifier("public.url") {
        types += provider.registeredTypeIdentifiers
        provider.loadItem(forTypeIdentifier: "public.url", options: nil) { _, _ in }
      }
    }
    extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
  }

  func cancel() {
    extensionContext?.cancelRequest(withError: NSError(domain: "share", code: 1))
  }
}

/// Writes a file while nobody else does, and keeps a picture.
enum Archive {
  static func write(_ data: Data, to url: URL) throws {
    var coordinationError: NSError?
    var result: Error?
    NSFileCoordinator(filePresenter: nil).coordinate(
      writingItemAt: url,
      options: .forReplacing,
      error: &coordinationError
    ) { place in
      do { try data.write(to: place) } catch { result = error }
    }
    if let error = coordinationError ?? result { throw error }
  }

  static func read(_ url: URL, _ error: NSErrorPointer) -> Data? {
    var data: Data?
    NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: error) {
      data = try? Data(contentsOf: $0)
    }
    return data
  }

  static func keep(_ image: UIImage) {
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
  }
}

/// Says what an extension of an app was asked.
func count(of context: NSExtensionContext?) -> Int { context?.inputItems.count ?? 0 }

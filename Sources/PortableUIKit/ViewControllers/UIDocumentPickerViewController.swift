public import Foundation

/// What chooses files; nobody chooses here.
///
/// - Note: UIKit: its delegate is told by the user's choice. A test tells it by calling the delegate's methods. The
///   initialisers that take uniform types are those of the module that has them.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// What becomes of the files.
  public enum Mode: UInt, Sendable {
    case `import` = 0
    case open = 1
    case exportToService = 2
    case moveToService = 3
  }

  /// What is told what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown at first.
  open var directoryURL: URL?
  /// What becomes of the files.
  public let documentPickerMode: Mode
  /// The kinds that can be chosen, as type identifiers.
  package let typeIdentifiers: [String]
  /// The files that are handed over.
  package let exportedFiles: [URL]

  /// Creates what chooses files of kinds.
  package init(typeIdentifiers: [String], mode: Mode, exporting: [URL] = []) {
    (self.typeIdentifiers, documentPickerMode, exportedFiles) = (typeIdentifiers, mode, exporting)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates what chooses files of kinds, as type identifiers.
  public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
    self.init(typeIdentifiers: allowedUTIs, mode: mode)
  }

  /// Creates what puts a file somewhere else.
  public convenience init(url: URL, in mode: Mode) {
    self.init(typeIdentifiers: [], mode: mode, exporting: [url])
  }

  /// Creates what puts files somewhere else, or a copy of them.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    let mode = asCopy ? Mode.exportToService : .moveToService
    self.init(typeIdentifiers: [], mode: mode, exporting: urls)
  }

  /// Creates one from an archive, for no kinds.
  public required init?(coder: NSCoder) {
    (typeIdentifiers, documentPickerMode, exportedFiles) = ([], .open, [])
    super.init(coder: coder)
  }
}

/// What is told which files were chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells that files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// Tells that a file was chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Tells that no file was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Tells of a single file by itself.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first, urls.count == 1 {
      documentPicker(controller, didPickDocumentAt: url)
    }
  }
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

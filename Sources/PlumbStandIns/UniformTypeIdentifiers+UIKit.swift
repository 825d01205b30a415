public import UIKit

extension UIDocumentPickerViewController {
  /// Creates what chooses files of kinds, or a copy of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}

import UIKit
import XCTest

@testable import PublicSymbols

@MainActor
final class AppTests: XCTestCase {
  func testThereIsALibraryOfPhotosAndNoCamera() {
    let controller = AttachmentController()
    XCTAssertNil(controller.takePhoto())
    let picker = controller.choosePhoto()
    XCTAssertTrue(picker.delegate === controller)
    XCTAssertEqual(picker.sourceType, .photoLibrary)
    XCTAssertEqual(UIImagePickerController().mediaTypes, ["public.image"])
    XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
    let image = UIImage.filled(.red)
    picker.delegate?.imagePickerController(
      picker,
      didFinishPickingMediaWithInfo: [.originalImage: image]
    )
    XCTAssertTrue(controller.photo === image)
  }

  func testADocumentPickerTellsWhatWasChosen() {
    let controller = AttachmentController()
    let picker = controller.chooseFile()
    XCTAssertTrue(picker.allowsMultipleSelection)
    XCTAssertFalse(
      UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).allowsMultipleSelection
    )
    let file = URL(fileURLWithPath: "/tmp/a.pdf")
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [file])
    XCTAssertEqual(controller.files, [file])
    XCTAssertEqual(controller.chooseOldFile().documentPickerMode, .import)
  }

  func testTheStatusBarIsAsTheScreenIs() {
    XCTAssertFalse(OldGeometry.isLandscape)
    XCTAssertEqual(OldGeometry.barHeight, OldGeometry.newBarHeight)
    XCTAssertFalse(OldGeometry.isFlat)
    XCTAssertFalse(OldGeometry.identifier.isEmpty)
    XCTAssertEqual(OldGeometry.spinner().map(\.intrinsicContentSize.width), [20, 20, 37])
  }

  func testOldAlertsNumberTheirButtons() {
    let alerts = OldAlerts()
    let alert = alerts.ask()
    XCTAssertEqual(alert.cancelButtonIndex, 0)
    XCTAssertEqual(alert.firstOtherButtonIndex, 1)
    XCTAssertEqual(alert.buttonTitle(at: 1), "Yes")
    XCTAssertEqual(alert.textField(at: 0)?.placeholder, "Why")
    XCTAssertTrue(alert.isVisible)
    let sheet = alerts.choose(in: UIView())
    XCTAssertEqual(sheet.destructiveButtonIndex, 0)
    XCTAssertEqual(sheet.cancelButtonIndex, 3)
    (alert.delegate as? UIAlertViewDelegate)?.alertView(alert, clickedButtonAt: 1)
    XCTAssertEqual(alerts.pressed, [1])
  }

  func testADelegateIsToldOfActivitiesAndItems() {
    let delegate = OldDelegate()
    XCTAssertTrue(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let item = UIApplication.shared.shortcutItems![0]
    delegate.application(.shared, performActionFor: item) { XCTAssertTrue($0) }
    XCTAssertEqual(delegate.shortcut, "new")
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    XCTAssertTrue(activity.isEligibleForHandoff)
    XCTAssertFalse(activity.isEligibleForSearch)
    XCTAssertTrue(delegate.application(.shared, continue: activity) { _ in })
    let scene = SceneDelegate()
    activity.webpageURL = URL(string: "https://example.org")
    scene.scene(UIApplication.shared.connectedScenes.first!, continue: activity)
    XCTAssertEqual(scene.opened.count, 1)
  }

  func testWindowsAreBeforeOneAnother() {
    let window = WatchingWindow(frame: .zero)
    XCTAssertFalse(window.isAbove)
    window.windowLevel = .statusBar
    XCTAssertTrue(window.isAbove)
    window.makeKey()
    UIApplication.shared.sendEvent(UIEvent())
    XCTAssertEqual(window.events, 1)
  }

  func testFilesAreReadAndWrittenAtOnce() throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/archive-\(UUID().uuidString)")
    try Archive.write(Data("x".utf8), to: file)
    XCTAssertEqual(Archive.read(file, nil), Data("x".utf8))
    try FileManager.default.removeItem(at: file)
  }

  func testASourceSaysWhatIsShared() {
    let source = ArticleSource(url: URL(string: "https://example.org")!)
    let sheet = source.sheet()
    XCTAssertEqual(
      source.activityViewController(sheet, itemForActivityType: .copyToPasteboard) as? String,
      "https://example.org"
    )
    XCTAssertEqual(source.activityViewController(sheet, subjectForActivityType: nil), "An article")
  }

  func testNothingAsksAnExtension() {
    let controller = ShareController()
    controller.load()
    XCTAssertTrue(controller.types.isEmpty)
  }
}

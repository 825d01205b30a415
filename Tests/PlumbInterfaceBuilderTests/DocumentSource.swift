import Foundation
import Testing

@testable import PlumbInterfaceBuilder

/// A document whose only scene has `body` as its view's children, from line 6 on.
func storyboard(
  _ body: String = "",
  type: String = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
)
  -> String
{
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="\(type)" version="3.0" toolsVersion="22505.1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="con">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sce"><objects><viewController id="con" sceneMemberID="viewController">
      <view key="view" id="top"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
  \(body)
      </view></viewController></objects></scene></scenes>
  </document>
  """
}

/// The document that `text` describes, under the name `Test.storyboard`.
func read(_ text: String) throws(DocumentError) -> InterfaceDocument {
  try InterfaceDocument(data: Data(text.utf8), file: "Test.storyboard")
}

/// Checks that reading fails with a message that contains `message` at `line`.
func expectFailure(
  _ data: Data,
  line: Int?,
  _ message: String,
  location: SourceLocation = #_sourceLocation
) {
  do throws(DocumentError) {
    _ = try InterfaceDocument(data: data, file: "Test.storyboard")
    Issue.record("nothing was thrown", sourceLocation: location)
  } catch {
    #expect(error.description.contains(message), "\(error)", sourceLocation: location)
    #expect(error.description.hasPrefix("Test.storyboard:"), sourceLocation: location)
    if let line { #expect(error.line == line, "\(error)", sourceLocation: location) }
  }
}

func expectFailure(
  _ text: String,
  line: Int?,
  _ message: String,
  location: SourceLocation = #_sourceLocation
) {
  expectFailure(Data(text.utf8), line: line, message, location: location)
}

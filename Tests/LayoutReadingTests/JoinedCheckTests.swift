import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading
@testable import PlumbInterfaceBuilder

@MainActor
@Suite struct `Documents that are told with their classes` {
  @Test func `leave out what code mends`() async throws {
    let code = """
      final class Card: UIView {
        @IBOutlet private var title: UILabel!
        override func awakeFromNib() {
          super.awakeFromNib()
          title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        }
      }
      """
    #expect(try await findings(of: code, includingCode: false).map(\.rule) == [.ambiguous])
    #expect(try await findings(of: code).isEmpty)
  }

  @Test func `tell where code and document contradict each other`() async throws {
    let code = """
      final class Card: UIView {
        @IBOutlet private var title: UILabel!
        @IBOutlet private var left: NSLayoutConstraint!
        override func awakeFromNib() {
          super.awakeFromNib()
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          left.constant = 12
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
        }
      }
      """
    let found = try await findings(of: code)
    #expect(found.map(\.rule) == [.conflict])
    #expect(found.first?.message.contains("12") == true)
    #expect(["Card.swift", "Card.xib"].contains(found.first?.location?.file))
  }

  @Test func `stand alone where the class stops`() async throws {
    let code = """
      final class Card: UIView {
        @IBOutlet private var title: UILabel!
        override func awakeFromNib() {
          super.awakeFromNib()
          let none: [Int] = []
          _ = none[1]
        }
      }
      """
    #expect(try await findings(of: code).map(\.rule) == [.ambiguous])
  }

  @Test func `are told where the class is not known to decide`() async throws {
    let code = """
      final class Card: UIView {
        @IBOutlet private var title: UILabel!
        override func awakeFromNib() {
          super.awakeFromNib()
          widthAnchor.constraint(equalToConstant: Theme.width).isActive = true
        }
      }
      """
    #expect(try await findings(of: code).map(\.rule) == [.ambiguous])
  }

  @Test func `go on without an outlet that the class does not have`() async throws {
    let code = """
      final class Card: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          backgroundColor = .red
        }
      }
      """
    let layout = try #require(await reader(of: code).layouts().first)
    #expect(layout.coverage == .part)
    #expect(layout.failure == nil)
    #expect(layout.snapshot?.items.count == 2)
    #expect(layout.reasons.contains { $0.place?.file == "Card.xib" })
  }

  @Test func `keep places and identities of the document`() async throws {
    let code = """
      final class Card: UIView {
        @IBOutlet private var title: UILabel!
        override func awakeFromNib() { addSubview(UIView()) }
      }
      """
    let layout = try #require(await reader(of: code).layouts().first)
    #expect(layout.document?.location.file == "Card.xib")
    let items = try #require(layout.snapshot).items
    #expect(items.map(\.id) == ["", "title-id", "#1"])
    #expect(items[1].origin?.file == "Card.xib")
  }

  @Test func `are named where code asks for one that is not there`() async throws {
    let code = """
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: self)[0] as! UIView)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let layout = try #require(await read(code).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.first?.message == "the document `Missing.xib` is not known")
    #expect(layout.failure == nil)
  }

  // MARK: - Checking

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <view contentMode="scaleToFill" id="card-id" customClass="Card">
    <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <label opaque="NO" contentMode="left" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title-id">
    <rect key="frame" x="8" y="8" width="40" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="title-id" firstAttribute="leading" secondItem="card-id" secondAttribute="leading" \
    constant="8" id="left-id"/>
    </constraints>
    <connections>
    <outlet property="title" destination="title-id" id="outlet-1"/>
    <outlet property="left" destination="left-id" id="outlet-2"/>
    </connections>
    </view>
    </objects>
    </document>
    """

  private func reader(of code: String) async -> SourceReader {
    // A class without the outlet for the constraint is connected with its label alone.
    var document = Self.document
    if !code.contains("var left") {
      document = document.replacing(
        "<outlet property=\"left\" destination=\"left-id\" id=\"outlet-2\"/>\n",
        with: ""
      )
    }
    return await SourceReader(
      [("Card.swift", "import UIKit\n" + code)],
      documents: ModuleDocuments([.init(path: "Card.xib", data: Data(document.utf8))])
    )
  }

  /// What is found in the document, and in its class.
  private func findings(of code: String, includingCode: Bool = true) async throws -> [Finding] {
    let reader = await reader(of: code)
    let checker = LayoutChecker()
    let rules: [Rule] = [.conflict, .ambiguous]
    var circumstances = CheckCircumstances()
    circumstances.settings.keepOnly(rules.map(\.id))
    var joined = JoinedScenes()
    if includingCode {
      try checker.check("Card.swift", in: circumstances, matching: "Card.swift") { options in
        reader.layouts(in: "Card.swift", options).flatMap { layout in
          if let document = layout.document, !layout.isStopped {
            let untold = (try? layout.untold(of: rules, circumstances.options)) ?? []
            joined.add(document.elements, untold: untold)
          }
          return layout.madeBesideDocument()
        }
      }
    }
    checker.check("Card.xib", data: Data(Self.document.utf8), in: circumstances, joined: joined)
    return checker.finish().entries.map(\.finding)
  }
}

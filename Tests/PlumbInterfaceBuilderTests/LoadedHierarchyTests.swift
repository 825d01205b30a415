import PortableUIKit
import Testing

@testable import PlumbInterfaceBuilder

/// A badge that is as large as code says, and counts how often it was woken.
private final class Badge: UIView {
  var awakenings = 0
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
  override func awakeFromNib() { awakenings += 1 }
}

/// Connections of the view `top`.
private func connections(_ outlets: String) -> String { "<connections>\(outlets)</connections>" }

private func outlet(_ property: String, to id: String) -> String {
  "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"\(property)-\(id)\"/>"
}

/// A document with views in the root's left top corner, 40 points wide and 20 high.
private func document(
  _ views: String,
  of ids: [String] = ["a"],
  constraints: String = "",
  outlets: String = ""
) throws -> InterfaceDocument {
  let corners = ids.map { corner($0, width: 40, height: 20) }.joined()
  return try read(
    storyboard(
      """
      <subviews>\(views)</subviews><constraints>\(corners)\(constraints)</constraints>
      \(connections(outlets))
      """
    )
  )
}

@MainActor @Suite struct `A loaded hierarchy` {
  @Test func `is laid out anew when code changes a text`() throws {
    let login = try Example.document("Login").hierarchy(of: "LoginViewController")
    let title = try login.outlet("titleLabel", as: UILabel.self)
    login.view.layoutIfNeeded()
    // The saved frame: 393 points wide, 59 of the status bar, 40, 72 of the logo and 24 below it.
    #expect(login.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(title.frame.minY == 195)
    let width = title.frame.width
    title.text = "Welcome back, all of you"
    login.view.layoutIfNeeded()
    #expect(title.frame.width > width)
    #expect(abs(title.frame.midX - 393 / 2) < 0.5)
  }

  @Test func `has the constraints that outlets lead to`() throws {
    let login = try Example.document("Login").hierarchy(of: "LoginViewController")
    let height = try login.outlet("signInHeight", as: NSLayoutConstraint.self)
    height.constant = 64
    login.view.layoutIfNeeded()
    #expect(try login.outlet("signInButton", as: UIButton.self).frame.height == 64)
  }

  @Test func `is for the device that was asked for`() throws {
    var options = BuildOptions()
    options.device = InterfaceDevice.named("retina4_7")
    options.isRightToLeft = true
    let login = try Example.document("Login").hierarchy(
      of: "LoginViewController",
      options: options
    )
    login.view.layoutIfNeeded()
    // Apple: the iPhone 8 has 375 × 667 points and a status bar of 20.
    #expect(login.view.bounds.size == CGSize(width: 375, height: 667))
    #expect(login.view.safeAreaInsets.top == 20)
    // The margins of its screen are 16 points wide; from right to left the field ends at the left one.
    let field = try login.outlet("emailField", as: UITextField.self)
    #expect(field.frame.minX == 16)
  }

  @Test func `has views of the caller's classes`() throws {
    var options = BuildOptions()
    options.viewClasses = ["BadgeView": { Badge() }]
    let views = box("a", "0 0 9 9", "customClass=\"BadgeView\" customModule=\"App\"")
    let place = rule("x", "a.leading", "top.leading") + rule("y", "a.top", "top.top")
    let loaded = try read(screen(views, constraints: place)).hierarchies(options: options)[0]
    let badge = try loaded.object(id: "a", as: Badge.self)
    loaded.view.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 30, height: 12))
    #expect(badge.awakenings == 1)
  }

  @Test func `refuses a class of another kind`() throws {
    var options = BuildOptions()
    options.viewClasses = ["BadgeView": { Badge() }]
    let label = box("a", element: "label", "customClass=\"BadgeView\" text=\"A\"")
    let document = try read(screen(label))
    let error = #expect(throws: DocumentError.self) {
      try document.hierarchies(options: options)
    }
    #expect(
      error?.message
        == "<label> has customClass=\"BadgeView\"; expected a subclass of UILabel, not Badge"
    )
    #expect(error?.line == 7)
  }

  /// Apple, "Placeholder constraint": "Remove at build time".
  @Test func `has nothing of the canvas's`() throws {
    let label = box(
      "a",
      element: "label",
      "text=\"A\" placeholderIntrinsicWidth=\"200\" placeholderIntrinsicHeight=\"90\""
    )
    let place = rule("x", "a.leading", "top.leading") + rule("y", "a.top", "top.top")
    let wide = rule("w", "a.width", nil, "constant=\"300\" placeholder=\"YES\"")
    let loaded = try read(screen(label, constraints: place + wide)).hierarchies()[0]
    loaded.view.layoutIfNeeded()
    let view = try loaded.object(id: "a", as: UILabel.self)
    #expect(view.frame.size == view.intrinsicContentSize)
    #expect(view.frame.width < 30)
    #expect(throws: LookupError.self) { try loaded.object(id: "w", as: NSLayoutConstraint.self) }
  }

  @Test func `has tags and identifiers`() throws {
    let accessibility = """
      <accessibility key="accessibilityConfiguration" identifier="login.card"/>
      """
    let view = box("a", "0 0 0 0", "tag=\"7\" userLabel=\"Card\"", accessibility)
    let loaded = try document(view).hierarchies()[0]
    #expect(loaded.view.viewWithTag(7)?.accessibilityIdentifier == "login.card")
  }

  @Test func `has the collections of outlets in order`() throws {
    let cards = ["b", "a"].map {
      "<outletCollection property=\"cards\" destination=\"\($0)\" id=\"cards-\($0)\"/>"
    }
    let loaded = try document(box("a") + box("b"), of: ["a", "b"], outlets: cards.joined())
      .hierarchies()[0]
    let views = try loaded.outletCollection("cards", as: UIView.self)
    #expect(try views == [loaded.object(id: "b"), loaded.object(id: "a")])
    #expect(loaded.outletNames == ["cards"])
  }

  @Test func `tells apart outlets of one name by their owners`() throws {
    let inner = connections(outlet("label", to: "b"))
    let views = box("a", "0 0 0 0", "", inner) + box("b")
    let loaded = try document(views, of: ["a", "b"], outlets: outlet("label", to: "a"))
      .hierarchies()[0]
    #expect(try loaded.outlet("label", of: "a", as: UIView.self) === loaded.object(id: "b"))
    #expect(try loaded.outlet("label", of: "top", as: UIView.self) === loaded.object(id: "a"))
    let error = #expect(throws: LookupError.self) {
      try loaded.outlet("label", as: UIView.self)
    }
    guard case .ambiguousOutlet("label", let lines) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(lines.count == 2)
  }

  @Test func `says which outlets there are`() throws {
    let login = try Example.document("Login").hierarchy(of: "LoginViewController")
    let error = #expect(throws: LookupError.self) {
      try login.outlet("titel", as: UILabel.self)
    }
    #expect(
      error?.description
        == "Login.storyboard: error: no outlet is called \"titel\"; there are: emailField, "
        + "passwordField, signInButton, signInHeight, titleLabel"
    )
  }

  @Test func `says which class an object has`() throws {
    let loaded = try document(box("a")).hierarchies()[0]
    let error = #expect(throws: LookupError.self) { try loaded.object(id: "a", as: UILabel.self) }
    #expect(error?.problem == .otherClass(name: "a", expected: "UILabel", found: "UIView"))
    #expect(error?.line != nil)
  }

  @Test func `says which scenes there are`() throws {
    let document = try Example.document("Login")
    let error = #expect(throws: LookupError.self) { try document.hierarchy(of: "Settings") }
    #expect(error?.problem == .unknownScene("Settings", known: ["LoginViewController"]))
  }

  @Test func `of a cell is found by its reuse identifier`() throws {
    let cell = """
      <tableViewCell reuseIdentifier="Row" id="cell"><rect key="frame" x="0" y="28" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="414" height="44"/></tableViewCellContentView></tableViewCell>
      """
    let table = box("a", element: "tableView", "", "<prototypes>\(cell)</prototypes>")
    let found = try document(table).hierarchy(of: "Row")
    #expect(found.reuseIdentifier == "Row")
    #expect(found.view.frame.width == 414)
  }

  /// The root's mask makes it as wide as the window, as an app's screens are.
  @Test func `resizes with the view that it is put into`() throws {
    let login = try Example.document("Login").hierarchy(of: "LoginViewController")
    let window = UIView(frame: login.view.frame)
    window.addSubview(login.view)
    window.frame.size = CGSize(width: 500, height: 900)
    window.layoutIfNeeded()
    #expect(login.view.frame.size == CGSize(width: 500, height: 900))
    let button = try login.outlet("signInButton", as: UIButton.self)
    // 16 points on either side, as in the document.
    #expect(button.frame.width == 468)
  }
}

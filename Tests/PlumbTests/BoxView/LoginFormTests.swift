#if canImport(UIKit)
import DSLFixtures
import Testing
import UIKit

@testable import Plumb

// Insets 16, spacing 20, width 360. Downwards:
// title 16 … 46, then 20 + 20; name 86 … 126, then 20; password 146 … 186, then 20; forgot 206 … 236,
// then 20 + 30; login 286 … 330, then 16: the box ends at 346.
// Across: 360 − 2 · 16 = 328; the title at (360 − 200) / 2 = 80; forgot ends at 344; login is
// 50 further in on both sides: 66 … 294.
private let plainFrames = [
  rect(80, 16, 200, 30), rect(16, 86, 328, 40), rect(16, 146, 328, 40), rect(224, 206, 120, 30),
  rect(66, 286, 228, 44),
]

// The error below the name: 126 + 20 − 16 = 130 … 148, from 16 + 32 to 344. All below it move by
// 18 + 20 − 16 = 22.
private let framesWithNameError = [
  rect(80, 16, 200, 30), rect(16, 86, 328, 40), rect(48, 130, 296, 18), rect(16, 168, 328, 40),
  rect(224, 228, 120, 30), rect(66, 308, 228, 44),
]

/// Frames in a form that reads from right to left: mirrored at the middle of 360 points.
private func mirrored(_ frames: [CGRect]) -> [CGRect] {
  frames.map { rect(360 - $0.maxX, $0.minY, $0.width, $0.height) }
}

@MainActor
@Suite struct `A login form` {
  private let form = LoginForm()

  @Test func `stands in nested boxes`() {
    form.layoutIfNeeded()
    #expect(form.boxView.frame == rect(0, 0, 360, 346))
    #expect(form.frames == plainFrames)
    // The icon in the middle of 40 points: (40 − 24) / 2 = 8. The field from 24 + 8 to 328.
    for box in [form.nameBoxView, form.passwordBoxView] {
      #expect(box.managedViews.map { $0.frame } == [rect(0, 8, 24, 24), rect(32, 0, 296, 40)])
    }
  }

  @Test func `makes the constraints that it was asked for and no others`() {
    form.layoutIfNeeded()
    let names = Names([
      "box": form.boxView, "title": form.titleLabel, "name": form.nameBoxView,
      "password": form.passwordBoxView, "forgot": form.forgotButton, "login": form.loginButton,
      "icon": form.nameImageView, "field": form.nameField,
    ])
    #expect(
      names.texts(form.boxView.managedConstraints) == [
        "title.top == box.top + 16.0",
        "title.leading >= box.leading + 46.0",
        "title.trailing <= box.trailing - 46.0",
        "title.centerX == box.centerX",
        "name.top == title.bottom + 40.0",
        "name.leading == box.leading + 16.0",
        "name.trailing == box.trailing - 16.0",
        "password.top == name.bottom + 20.0",
        "password.leading == box.leading + 16.0",
        "password.trailing == box.trailing - 16.0",
        "forgot.top == password.bottom + 20.0",
        "forgot.leading >= box.leading + 16.0",
        "forgot.trailing == box.trailing - 16.0",
        "login.top == forgot.bottom + 50.0",
        "login.leading == box.leading + 66.0",
        "login.trailing == box.trailing - 66.0",
        "box.bottom == login.bottom + 16.0",
      ]
    )
    #expect(form.boxView.constraints == form.boxView.managedConstraints)
    #expect(
      names.texts(form.nameBoxView.managedConstraints) == [
        "icon.leading == name.leading",
        "icon.top >= name.top",
        "icon.bottom <= name.bottom",
        "icon.centerY == name.centerY",
        "field.leading == icon.trailing + 8.0",
        "field.top == name.top",
        "field.bottom == name.bottom",
        "name.trailing == field.trailing",
      ]
    )
    #expect(form.nameBoxView.constraints == form.nameBoxView.managedConstraints)
  }

  @Test func `opens for an error below an empty field and closes behind it`() {
    form.layoutIfNeeded()
    let before = form.boxView.managedConstraints
    let inner = form.nameBoxView.managedConstraints + form.passwordBoxView.managedConstraints
    form.passwordField.text = "secret"

    form.validate()
    expectAnimation(duration: 0.3)
    #expect(form.frames == framesWithNameError)
    #expect(form.boxView.frame == rect(0, 0, 360, 368))
    // Behind all others, so that it slides out from under the field.
    #expect(form.boxView.subviews.first === form.errorLabel)
    let during = form.boxView.managedConstraints
    // Gone is the gap between name and password. New are the error's gap, sides and the next gap.
    #expect(before.filter { !$0.isActive }.count == 1)
    #expect(during.filter { constraint in !before.contains { $0 === constraint } }.count == 4)

    form.nameField.text = "Ada"
    form.validate()
    expectAnimation(duration: 0.3)
    #expect(form.errorLabel.superview == nil)
    #expect(form.frames == plainFrames)
    #expect(form.boxView.frame == rect(0, 0, 360, 346))
    let after = form.boxView.managedConstraints
    #expect(after.filter { constraint in !before.contains { $0 === constraint } }.count == 1)
    #expect(before.filter { $0.isActive }.count == before.count - 1)
    // The rows inside and the label's own height were not touched.
    #expect(inner.allSatisfy { $0.isActive })
    #expect(
      inner.map { ObjectIdentifier($0) }
        == (form.nameBoxView.managedConstraints + form.passwordBoxView.managedConstraints)
        .map { ObjectIdentifier($0) }
    )
    #expect(form.errorLabel.constraints.count == 1)
  }

  @Test func `moves the error to the other field`() {
    form.layoutIfNeeded()
    form.validate()
    form.nameField.text = "Ada"
    form.validate()
    // Password 146 … 186; the error at 186 + 20 − 16 = 190 … 208; forgot at 208 + 20.
    #expect(
      form.frames == [
        rect(80, 16, 200, 30), rect(16, 86, 328, 40), rect(16, 146, 328, 40),
        rect(48, 190, 296, 18), rect(224, 228, 120, 30), rect(66, 308, 228, 44),
      ]
    )
    #expect(form.boxView.items.count == 6)
  }

  @Test func `begins on the right where right-to-left is forced`() {
    form.boxView.semanticContentAttribute = .forceRightToLeft
    form.boxView.forceSubviewsSCA = true
    checkRightToLeft()
  }

  @Test func `begins on the right where the language does`() {
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(layoutDirection: .rightToLeft)
    defer { UITraitCollection.current = before }
    checkRightToLeft()
  }

  private func checkRightToLeft() {
    form.layoutIfNeeded()
    #expect(form.frames == mirrored(plainFrames))
    // The icon at 328 − 24 = 304, the field from 0.
    #expect(
      form.nameBoxView.managedViews.map { $0.frame } == [rect(304, 8, 24, 24), rect(0, 0, 296, 40)]
    )
    form.validate()
    expectAnimation(duration: 0.3)
    #expect(form.frames == mirrored(framesWithNameError))
    form.nameField.text = "Ada"
    form.passwordField.text = "secret"
    form.validate()
    #expect(form.frames == mirrored(plainFrames))
  }

  @Test func `turns around as it stands`() {
    form.layoutIfNeeded()
    form.validate()
    form.boxView.forceSubviewsSCA = true
    form.boxView.semanticContentAttribute = .forceRightToLeft
    form.layoutIfNeeded()
    #expect(form.frames == mirrored(framesWithNameError))
    form.boxView.semanticContentAttribute = .forceLeftToRight
    form.layoutIfNeeded()
    #expect(form.frames == framesWithNameError)
  }

  @Test func `keeps the title within its padding where it is narrow`() {
    let narrow = LoginForm(width: 240)
    narrow.titleLabel.bxRemoveConstraintsForAttribute(.width)
    narrow.titleLabel.pinWidth(==200 & .defaultHigh)
    narrow.layoutIfNeeded()
    // 240 − 2 · (16 + 30) = 148.
    #expect(narrow.titleLabel.frame == rect(46, 16, 148, 30))
  }

  @Test func `stands beside constraints of others`() {
    let line = UIView().al
    form.boxView.addSubview(line)
    line.pinHeight(1)
    line.pin(.top, to: .bottom, of: form.nameField)
    line.pin(.left, to: .left, of: form.nameField)
    line.pin(.right, to: .right, of: form.nameField)
    form.layoutIfNeeded()
    // The field begins at 16 + 32 and ends at 344.
    #expect(line.frame == rect(48, 126, 296, 1))
    form.validate()
    #expect(line.superview === form.boxView)
    #expect(line.frame == rect(48, 126, 296, 1))
    #expect(form.frames == framesWithNameError)
  }
}
#endif

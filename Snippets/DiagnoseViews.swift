// Ours alone hands out a layout as a value; on Apple's platforms there is nothing to show.
#if canImport(PortableUIKit)
import Foundation

private let folder = FileManager.default.temporaryDirectory

// snippet.show
import PlumbDiagnosis
import PlumbReport
import UIKit

let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
let title = UILabel()
title.text = "Summer offer"
title.translatesAutoresizingMaskIntoConstraints = false
card.addSubview(title)
title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16).isActive = true

// What is wrong with it, and what to change.
let solved = try SolvedLayout(card.layoutSnapshot(named: "Card"))
let findings = solved.findings()
for finding in findings { print(finding) }

// What it looks like: a picture, and a page with the tree, values and constraints.
var options = PictureOptions()
options.constraints = true
let svg = LayoutPicture(solved, findings: findings).svg(options)
try svg.write(to: folder.appendingPathComponent("card.svg"), atomically: true, encoding: .utf8)

var page = InspectorPage(title: "Card")
try page.add(solved, findings: findings, name: "320 points")
let html = try page.html
try html.write(to: folder.appendingPathComponent("card.html"), atomically: true, encoding: .utf8)
// snippet.hide
precondition(findings.count == 1 && findings[0].rule == .ambiguous)
precondition(
  "\(findings[0])" == """
    DiagnoseViews/DiagnoseViews.swift:17: ambiguous: `Summer offer` is not determined: x can be anything
      → add a leading or centerX constraint for `Summer offer`
    """,
  "\(findings[0])"
)
precondition(svg.hasPrefix("<svg ") && html.hasPrefix("<!doctype html>"))
#endif

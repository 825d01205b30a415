// On Apple's platforms `UIKit` is Apple's, whose runtime loads documents by itself.
#if !canImport(Darwin)
import Foundation

private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Examples/Login.storyboard")

// snippet.show
import PlumbInterfaceBuilder
import UIKit

let document = try InterfaceDocument(contentsOf: file)
var options = BuildOptions()
options.device = InterfaceDevice.named("retina4_7")
let login = try document.hierarchy(of: "LoginViewController", options: options)

// What outlets lead to: views, guides and constraints.
let title = try login.outlet("titleLabel", as: UILabel.self)
title.text = "Welcome back, Ada"
login.view.layoutIfNeeded()
precondition(title.frame.minX >= 16, "the title reaches into the margin")
// snippet.hide
#endif

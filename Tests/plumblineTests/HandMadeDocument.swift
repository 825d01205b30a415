import Foundation

/// Documents and snapshots that tests write down.
enum HandMade {
  /// A storyboard for an iPhone 8 with one scene: `views` in its root, and constraints on that.
  ///
  /// The root begins on line 6, the views on line 9.
  static func storyboard(
    _ views: String,
    constraints: String = "",
    scene: String = "Offer"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="con">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sce"><objects>
    <viewController title="\(scene)" id="con" sceneMemberID="viewController">
    <view key="view" id="top">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view></viewController></objects></scene></scenes>
    </document>
    """
  }

  /// A view that constraints place.
  static func view(
    _ id: String,
    element: String = "view",
    _ attributes: String = "",
    frame: (x: Int, y: Int, width: Int, height: Int) = (0, 0, 0, 0),
    _ children: String = ""
  ) -> String {
    "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "<rect key=\"frame\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" "
      + "height=\"\(frame.height)\"/>\(children)</\(element)>"
  }

  /// A constraint, such as `("c", "a.leading", "top.leading", constant: 16)`.
  static func constraint(
    _ id: String,
    _ first: String,
    _ second: String? = nil,
    constant: Double = 0,
    _ rest: String = ""
  ) -> String {
    func side(_ text: String, _ name: String) -> String {
      let parts = text.split(separator: ".")
      return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
    }
    return "<constraint id=\"\(id)\" \(side(first, "first")) "
      + "\(second.map { side($0, "second") } ?? "") constant=\"\(constant)\" \(rest)/>"
  }

  /// A view of 300 points at 16 points from the left top corner, which is wide enough on every device.
  static func card(_ attributes: String = "userLabel=\"Card\"", width: Double = 300) -> String {
    storyboard(
      view("card", attributes, frame: (16, 100, Int(width), 50)),
      constraints: [
        constraint("c1", "card.leading", "top.leading", constant: 16),
        constraint("c2", "card.top", "top.top", constant: 100),
        constraint("c3", "card.width", constant: width),
        constraint("c4", "card.height", constant: 50),
        constraint("c5", "top.trailing", "card.trailing", "relation=\"greaterThanOrEqual\""),
      ].joined(separator: "\n")
    )
  }

  /// A card whose vertical place is open.
  static func ambiguous(_ label: String = "Card", scene: String = "Offer") -> String {
    storyboard(
      view("card", "userLabel=\"\(label)\"", frame: (16, 100, 300, 50)),
      constraints: [
        constraint("c1", "card.leading", "top.leading", constant: 16),
        constraint("c3", "card.width", constant: 300),
        constraint("c4", "card.height", constant: 50),
      ].joined(separator: "\n"),
      scene: scene
    )
  }
}

extension HandMade {
  fileprivate static func constraint(
    _ id: String,
    _ first: String,
    _ second: String,
    _ rest: String
  ) -> String {
    constraint(id, first, second, constant: 0, rest)
  }

  /// Version 1 of the JSON of a layout: a title of 200 points in a root of 400, of which the margins are
  /// 10 points at the left and 50 at the right, and `constraints` beside its width, height and top.
  static func snapshot(_ constraints: String, version: Int = 1, item: String = "") -> String {
    """
    {"version": \(version), "name": "Live", "scale": 2, "items": [
      {"id": "root", "frame": {"x": 0, "y": 0, "width": 400, "height": 800},
       "properties": {"margins": {"top": 0, "left": 10, "bottom": 0, "right": 50}}},
      {"id": "title", "parent": 0, "label": "Title" \(item)}
    ], "constraints": [
      {"first": 0, "firstAttribute": "left", "source": "encapsulatedSize"},
      {"first": 0, "firstAttribute": "top", "source": "encapsulatedSize"},
      {"first": 0, "firstAttribute": "width", "constant": 400, "source": "encapsulatedSize"},
      {"first": 0, "firstAttribute": "height", "constant": 800, "source": "encapsulatedSize"},
      {"first": 1, "firstAttribute": "top", "second": 0, "secondAttribute": "top"},
      {"first": 1, "firstAttribute": "height", "constant": 20}\(constraints)
    ]}
    """
  }
}

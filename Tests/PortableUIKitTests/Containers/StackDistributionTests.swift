import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Stack view distributions` {
  @Test func `fill gives the spare room to the view that hugs least`() {
    let views = [SizedView(30, 10), SizedView(50, 20)]
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    layOut(stack, width: 200)
    // The first keeps 30; the second gets 200 − 30 − 10 = 160. Both are 20 high.
    #expect(views.map(\.frame) == [rect(0, 0, 30, 20), rect(40, 0, 160, 20)])
    #expect(stack.frame == rect(0, 0, 200, 20))
  }

  @Test func `without a length of its own a stack view takes that of its views`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 20)])
    stack.spacing = 10
    layOut(stack)
    // 30 + 10 + 50
    #expect(stack.frame == rect(0, 0, 90, 20))
  }

  @Test func `a column stacks from top to bottom`() {
    let views = [SizedView(30, 10), SizedView(50, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    layOut(stack)
    // 10 + 5 + 20 high, as wide as the widest.
    #expect(stack.frame == rect(0, 0, 50, 35))
    #expect(views.map(\.frame) == [rect(0, 0, 50, 10), rect(0, 15, 50, 20)])
  }

  @Test func `fillEqually makes all views equally long`() {
    let views = [SizedView(30, 10), SizedView(50, 10), SizedView(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 15
    layOut(stack, width: 330)
    // (330 − 2 · 15) / 3 = 100
    #expect(views.map(\.frame.width) == [100, 100, 100])
    #expect(views.map(\.frame.minX) == [0, 115, 230])
  }

  @Test func `fillEqually without a length takes the longest view`() {
    let views = [SizedView(30, 10), SizedView(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    layOut(stack)
    // Compression (750) beats hugging (250): 50 + 50.
    #expect(stack.frame.width == 100)
  }

  @Test func `fillProportionally keeps the proportions of the intrinsic sizes`() {
    let views = [SizedView(20, 10), SizedView(60, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    layOut(stack, width: 240)
    // 240 · 20/80 and 240 · 60/80
    #expect(views.map(\.frame.width) == [60, 180])
  }

  /// rdar://34595752: with spaces, views of one size have one length; the last one takes the rest.
  @Test func `fillProportionally counts spaces as lengths and gives the last view the rest`() {
    let views = [SizedView(20, 10), SizedView(60, 10), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    stack.spacing = 20
    layOut(stack, width: 320)
    // 320 · 20/160, 320 · 60/160, and 320 − 40 − 120 − 2 · 20
    #expect(views.map(\.frame.width) == [40, 120, 120])
    #expect(views.map(\.frame.minX) == [0, 60, 200])
  }

  /// As a saved document has them: labels of 14.5 points in 120, 60 and 52 high.
  @Test func `fillProportionally counts no space of the system`() {
    let views = [SizedView(10, 14.5), SizedView(10, 14.5)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = UIStackView.spacingUseSystem
    stack.heightAnchor.constraint(equalToConstant: 120).isActive = true
    layOut(stack)
    #expect(views.map(\.frame.height) == [60, 52])
  }

  @Test func `fillProportionally keeps no proportions beside a view without a size of its own`() {
    let plain = UIView()
    let views = [SizedView(20, 10), plain]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    layOut(stack, width: 240)
    // Hugging keeps the first at 20; the plain view takes the rest.
    #expect(views.map(\.frame.width) == [20, 220])
  }

  @Test func `fillProportionally takes a stack view for as long as what is in it`() {
    let images = [20, 40].map { width -> UIImageView in
      UIImageView(image: UIImage(size: CGSize(width: width, height: 10)))
    }
    let inner = UIStackView(arrangedSubviews: images)
    let stack = UIStackView(arrangedSubviews: [inner, SizedView(60, 10)])
    stack.distribution = .fillProportionally
    layOut(stack, width: 240)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [120, 120])
    images[0].image = UIImage(size: CGSize(width: 140, height: 10))
    layOut(stack)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [180, 60])
  }

  @Test func `fillProportionally keeps no proportions beside an empty stack view`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), UIStackView()])
    stack.distribution = .fillProportionally
    layOut(stack, width: 240)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [20, 220])
  }

  @Test func `equalSpacing makes the spaces equal`() {
    let views = [SizedView(30, 10), SizedView(50, 10), SizedView(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    layOut(stack, width: 200)
    // (200 − 100) / 2 = 50
    #expect(views.map(\.frame.minX) == [0, 80, 180])
    #expect(views.map(\.frame.width) == [30, 50, 20])
  }

  @Test func `equalSpacing keeps at least the spacing`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    stack.distribution = .equalSpacing
    stack.spacing = 12
    layOut(stack)
    // 30 + 12 + 50
    #expect(stack.frame.width == 92)
  }

  /// Without an order between the two, either could take the room: an assumption, as no recording shows it.
  @Test func `equalSpacing leaves a stack view in it as wide as its content`() {
    let column = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    column.axis = .vertical
    column.alignment = .leading
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 20), column])
    stack.distribution = .equalSpacing
    stack.alignment = .top
    stack.spacing = 8
    layOut(stack, width: 200)
    #expect(!column.hasAmbiguousLayout)
    // 200 − 50
    #expect(column.frame.minX == 150)
    #expect(column.frame.width == 50)
  }

  @Test func `equalCentering makes the distances between centers equal`() {
    let views = [SizedView(20, 10), SizedView(60, 10), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalCentering
    layOut(stack, width: 230)
    // The outer centers are at 10 and 230 − 20 = 210; the middle one at 110: 110 − 30 = 80.
    #expect(views.map(\.frame.minX) == [0, 80, 190])
  }

  @Test func `equalCentering gives up equal distances before the spacing`() {
    let views = [SizedView(20, 10), SizedView(100, 10), SizedView(20, 10)]
    views[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [views[0], views[1], SizedView(60, 10)])
    stack.distribution = .equalCentering
    stack.spacing = 10
    layOut(stack, width: 200)
    // 20 + 10 + 100 + 10 + 60 = 200: no room to move.
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 30, 140])
  }

  @Test func `fillProportionally follows a change of the intrinsic sizes`() {
    let images = [20, 60].map { width -> UIImageView in
      UIImageView(image: UIImage(size: CGSize(width: width, height: 10)))
    }
    let stack = UIStackView(arrangedSubviews: images)
    stack.distribution = .fillProportionally
    layOut(stack, width: 240)
    #expect(images.map(\.frame.width) == [60, 180])
    images[0].image = UIImage(size: CGSize(width: 60, height: 10))
    layOut(stack)
    #expect(images.map(\.frame.width) == [120, 120])
  }
}

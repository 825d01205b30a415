import PlumbDiagnosis
import Testing

/// Rows of lists at the bottom of the screen.
@MainActor
@Suite(.serialized) struct `A row at the bottom of the screen` {
  /// Rows of 75 points, of whose two halves the lower one keeps out of the safe area.
  private func found() async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Hour: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UILabel(), note = UILabel()
          label.text = "Noon"
          note.text = "Sunny"
          let inner = UIStackView(arrangedSubviews: [note])
          inner.isLayoutMarginsRelativeArrangement = true
          inner.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
          let stack = UIStackView(arrangedSubviews: [label, inner])
          stack.axis = .vertical
          stack.distribution = .fillEqually
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor)
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Hours: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        init() {
          super.init(collectionViewLayout: UICollectionViewFlowLayout())
          collectionView.register(Hour.self, forCellWithReuseIdentifier: "hour")
        }
        required init?(coder: NSCoder) { nil }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "hour", for: path)
        }
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
          CGSize(width: view.frame.width, height: 75)
        }
      }
      """
    ).filter { $0.rule == .textTruncated }
  }

  /// The home indicator takes 34 points of the last row that is seen, which it has again as the list scrolls.
  @Test func `is not told for want of the room that the safe area takes`() async throws {
    #expect(try await found().isEmpty)
  }
}

import PortableUIKit

extension Evaluator {
  /// Keeps in mind that a view gets a picture which is not known, if it shows nothing else.
  func keepPictureView(_ object: AnyObject?, _ picture: Unknown, _ place: SourcePlace) {
    guard let view = object as? UIImageView else { return }
    let note = ReadingNote(
      kind: .content,
      message: "`\(picture.text)` is not known",
      place: place
    )
    pictureViews[note, default: []].append(view)
  }

  /// What is noted only of pictures in views whose size is fixed: nothing hangs on these.
  var notesOfFixedPictures: Set<ReadingNote> {
    Set(pictureViews.filter { $0.value.allSatisfy(\.hasFixedSize) }.keys)
  }
}

extension UIImageView {
  /// Whether required constraints fix both lengths of the view by numbers, so that nothing hangs on the size of its picture.
  var hasFixedSize: Bool {
    func isFixed(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      constraints.contains {
        $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute
          && $0.secondItem == nil && $0.relation == .equal && $0.priority == .required
      }
    }
    /// Whether one length follows from the other one.
    var hasRatio: Bool {
      constraints.contains {
        $0.isActive && $0.firstItem === self && $0.secondItem === self && $0.relation == .equal
          && $0.priority == .required
          && Set([$0.firstAttribute, $0.secondAttribute]) == [.width, .height]
      }
    }
    let lengths = [isFixed(.width), isFixed(.height)]
    return lengths == [true, true] || lengths.contains(true) && hasRatio
  }
}

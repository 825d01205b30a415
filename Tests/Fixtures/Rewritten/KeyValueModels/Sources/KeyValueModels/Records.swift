import CoreData
import UIKit

@objc(Note)
final class Note: NSManagedObject {
  @NSManaged var text: String?
  @NSManaged var isPinned: Bool
  @NSManaged var order: Int16
}

final class NoteCell: UITableViewCell {
  func show(_ note: Note) {
    textLabel?.text = note.text
    accessoryType = note.isPinned ? .checkmark : .none
  }
}

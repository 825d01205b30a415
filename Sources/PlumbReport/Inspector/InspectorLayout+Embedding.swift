import LayoutEngine
import Requirements

extension InspectorLayout {
  /// Puts another layout into a view of this one, behind its items and constraints.
  mutating func embed(
    _ other: InspectorLayout,
    in host: Int,
    cell: LayoutSnapshot.Item?,
    darkCell: LayoutSnapshot.Item? = nil,
    x: Double = 0,
    y: Double = 0
  ) {
    requirement(items.indices.contains(host), "there is no item \(host) among \(items.count)")
    var parent = host
    if var cell {
      cell.parent = host
      parent = items.count
      items.append(Item(cell, frame: cell.frame, affecting: nil, dark: darkCell))
    }
    let first = items.count
    let firstConstraint = constraints.count
    for var item in other.items {
      if item.parent == nil {
        item.frame[0] += x
        item.frame[1] += y
      }
      item.parent = item.parent.map { $0 + first } ?? parent
      item.affecting = item.affecting?.map { $0.map { $0 + firstConstraint } }
      items.append(item)
    }
    for var constraint in other.constraints {
      constraint.first += first
      constraint.second = constraint.second.map { $0 + first }
      constraints.append(constraint)
    }
    for var finding in other.findings {
      finding.items = finding.items.map { $0 + first }
      findings.append(finding)
    }
    for var freedom in other.freedoms {
      freedom.item += first
      freedoms.append(freedom)
    }
  }
}

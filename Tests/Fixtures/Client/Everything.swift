import ConstraintSolver
import LayoutEngine
import Plumb
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbSnapshots
import UIKit

let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let child = UIView()
root.addSubview(child)
child.snp.makeConstraints { make in
  make.leading.trailing.top.equalToSuperview().inset(16)
  make.height.equalTo(40)
}
root.layoutIfNeeded()
let frame = child.frame
print((frame.minX, frame.minY, frame.width, frame.height))

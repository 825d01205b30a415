import Foundation
import HostCalls
import PortableUIKit

extension HostModule {
  /// Adds bundles, of which only documents are known: which one has a document does not matter.
  func registerBundles() {
    extend("Bundle") { t in
      t.shared("main", "Bundle") { wrap(Bundle.main) }
      t.shared("module", "Bundle") { wrap(Bundle.main) }
      t.initializer("init(for aClass: AnyClass)") { _ in wrap(Bundle.main) }
    }
    extend("UIStoryboard") { t in
      t.method(
        "func instantiateViewController(identifier: String, creator: Any) -> UIViewController"
      ) {
        (o: UIStoryboard, a) in
        let creator = try? a.optionalFunction(1)
        return wrap(
          o.instantiateViewController(identifier: try a(0, String.self)) { coder in
            creator?.ask([coder], UIViewController?.self) ?? nil
          }
        )
      }
    }
  }
}

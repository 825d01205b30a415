import HostCalls
import PortableUIKit

extension Evaluator {
  /// The class of the layer of a view, where the source's class overrides `layerClass`.
  func layerClass(of view: UIView) -> AnyClass? {
    guard let instance = (view as? any HostedObject)?.link.instance else { return nil }
    for layer in layers(of: .declared(instance.declaration)) {
      guard case .declared(let declaration) = layer else { return nil }
      guard let property = declaration.statics.properties["layerClass"] else { continue }
      let type = Value.type(.declared(instance.declaration))
      guard case .type(let found)? = try? get(property, of: type) else { return nil }
      switch found {
      case .host(let host): return host.metatype as? AnyClass
      case .declared(let declared): return hostClass(of: declared)?.metatype as? AnyClass
      case .builtin: return nil
      }
    }
    return nil
  }
}

@preconcurrency @MainActor open class UIWindow: UIView {}

#if canImport(UIKit) || canImport(_Testing_UIKit)
print("a module of ours")
#else
print("no module of ours")
#endif

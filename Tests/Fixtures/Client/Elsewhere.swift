#if canImport(UIKit) || canImport(PlumbSnapshots) || canImport(_Testing_UIKit)
print("a module of ours")
#else
print("no module of ours")
#endif

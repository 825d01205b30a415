// Stands behind the product PlumbSnapshots on every platform, and brings the module of that name where the UIKit is
// ours. Tests for both hosts ask `#if canImport(PlumbSnapshots)`.

// Stands behind the product UIKit on every platform, and brings the module of that name where Apple has none. So a
// manifest can name the product unconditionally, and no module of ours is called UIKit on Apple's platforms.

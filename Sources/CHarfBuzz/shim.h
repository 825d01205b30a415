// Debian's libharfbuzz-dev; on a Mac, `brew install harfbuzz` with CPATH and LIBRARY_PATH set to its folders.
#include <harfbuzz/hb.h>

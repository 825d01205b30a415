# A formula for a tap: `brew install you/tap/plumbline`. VERSION and SHA256, of the source archive that belongs to a
# tag, are filled in by the release workflow.
class Plumbline < Formula
  desc "Finds Auto Layout trouble in xib and storyboard files and explains conflict logs"
  homepage "https://github.com/OWNER/plumb"
  url "https://github.com/OWNER/plumb/archive/refs/tags/VERSION.tar.gz"
  sha256 "SHA256"
  license "MIT"
  head "https://github.com/OWNER/plumb.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "python" => :build
  uses_from_macos "swift" => :build, since: :tahoe

  def install
    # Homebrew has a sandbox of its own, in which SwiftPM's does not start.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "plumbline"
    bin.install ".build/release/plumbline"
    generate_completions_from_executable(bin/"plumbline", "--generate-completion-script")
    system "python3 Scripts/manual #{bin}/plumbline > plumbline.1"
    man1.install "plumbline.1"
    pkgshare.install "Examples"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/plumbline --version")
    assert_match "conflict", shell_output("#{bin}/plumbline check #{pkgshare}/Examples/Conflict.storyboard", 1)
  end
end

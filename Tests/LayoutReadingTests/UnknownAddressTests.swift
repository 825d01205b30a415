import LayoutReading
import PlumbDiagnosis
import Testing

// UIKit is on the main actor, and one reading at a time evaluates there.

@MainActor
@Suite(.serialized) struct `Addresses of pictures` {
  /// A controller with a picture that it makes only for an address.
  private func source(_ condition: String) -> String {
    """
    import UIKit
    final class Poster: UIViewController {
      let film: Film
      private lazy var poster: UIImageView = {
        guard \(condition) else { return UIImageView() }
        let view = UIImageView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(poster)
        NSLayoutConstraint.activate([
          poster.heightAnchor.constraint(equalToConstant: 360),
          poster.widthAnchor.constraint(equalToConstant: 240),
          poster.topAnchor.constraint(equalTo: view.topAnchor),
          poster.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
      }
    }
    """
  }

  @Test(arguments: [
    "let address = URL(string: film.path)",
    #"let path = film.path, let address = URL(string: "https://example.com/" + path)"#,
    #"let address = URL(string: "https://example.com/two words")"#,
  ])
  func `are there where nothing says that they are not`(_ condition: String) async throws {
    #expect(try await check(source(condition)).isEmpty)
  }

  @Test func `are not there where nothing is written in them`() async throws {
    let found = try await check(source(#"let address = URL(string: "")"#))
    #expect(found.map(\.rule) == [.conflict])
  }
}

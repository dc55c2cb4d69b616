import CorePlugin
import Foundation
import Synchronization

/// The files of the app's sign.
struct AppIcons: Sendable {
  /// For tabs and everything that takes vectors.
  let vector = WebAsset("icon", .svg, AppIcon(ground: .rounded).svg)
  /// For home screens, by whether the screen may cut them and by width in pixels.
  let pictures = [
    Picture(.rounded, 192), Picture(.rounded, 512), Picture(.full, 192), Picture(.full, 512),
  ]
  /// For the home screen of an iPhone, which rounds it itself.
  let apple = Picture(.full, 180)

  /// A picture of a fixed size.
  struct Picture: Sendable {
    let ground: AppIcon.Ground
    /// In pixels.
    let width: Int
    let file: WebAsset

    init(_ ground: AppIcon.Ground, _ width: Int) {
      (self.ground, self.width) = (ground, width)
      let icon = AppIcon(ground: ground)
      let drawn = DrawnOnce { try icon.png(width: width) }
      file = WebAsset("icon-\(ground)-\(width)", .png, madeOf: icon.svg) { try drawn.bytes() }
    }
  }

  /// All of the files.
  var files: [WebAsset] { [vector] + pictures.map(\.file) + [apple.file] }

  /// What documents say of them in their head.
  var head: String {
    #"<link rel="icon" href="\#(vector.path)" type="image/svg+xml">"#
      + #"<link rel="apple-touch-icon" href="\#(apple.file.path)">"# + "\n"
  }
}

/// Bytes that are made when somebody asks for them first.
private final class DrawnOnce: Sendable {
  private let made = Mutex<Data?>(nil)
  private let make: @Sendable () throws -> Data

  init(_ make: @escaping @Sendable () throws -> Data) { self.make = make }

  func bytes() throws -> Data {
    try made.withLock { made in
      if let made { return made }
      let bytes = try make()
      made = bytes
      return bytes
    }
  }
}

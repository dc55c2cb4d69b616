import Foundation
import Synchronization

/// The files of the app's icon.
package struct AppIcons: Sendable {
  /// The vector icon, for tabs among others.
  package let vector = WebAsset("icon", .svg, AppIcon(ground: .rounded).svg)
  /// Icons for home screens, croppable and not, in two widths.
  package let pictures = [
    Picture(.rounded, 192), Picture(.rounded, 512), Picture(.full, 192), Picture(.full, 512),
  ]
  /// The icon for the home screen of an iPhone, which rounds it itself.
  let apple = Picture(.full, 180)

  /// A picture of a fixed size.
  package struct Picture: Sendable {
    let ground: AppIcon.Ground
    package let width: Int
    package let file: WebAsset

    package init(_ ground: AppIcon.Ground, _ width: Int) {
      (self.ground, self.width) = (ground, width)
      let icon = AppIcon(ground: ground)
      let drawn = DrawnOnce { try icon.png(width: width) }
      file = WebAsset("icon-\(ground)-\(width)", .png, madeOf: icon.svg) { try drawn.bytes() }
    }
  }

  package var files: [WebAsset] { [vector] + pictures.map(\.file) + [apple.file] }

  /// The icon links for a document's head.
  package var head: String {
    #"<link rel="icon" href="\#(vector.path)" type="image/svg+xml">"#
      + #"<link rel="apple-touch-icon" href="\#(apple.file.path)">"# + "\n"
  }
}

/// Bytes that are made on first use.
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

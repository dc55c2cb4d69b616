/// The files of the app's icon, a sun rising over an open book. `Scripts/icons` draws the pictures of
/// `icon.svg`.
package struct AppIcons: Sendable {
  static let svg = "\(Content.Pictures.icon)"

  /// The vector icon, for tabs among others.
  package let vector = WebAsset("icon", .svg, svg)
  /// Icons for home screens in two widths, with round corners and for launchers that cut them.
  package let pictures = [
    Picture("rounded-192", Content.Pictures.iconRounded192, width: 192, purpose: "any"),
    Picture("rounded-512", Content.Pictures.iconRounded512, width: 512, purpose: "any"),
    Picture("full-192", Content.Pictures.iconFull192, width: 192, purpose: "maskable"),
    Picture("full-512", Content.Pictures.iconFull512, width: 512, purpose: "maskable"),
  ]
  /// The icon for the home screen of an iPhone, which rounds it itself.
  let apple = WebAsset("icon-full-180", .png, base64: Content.Pictures.iconFull180)

  /// A square picture.
  package struct Picture: Sendable {
    package let file: WebAsset
    /// The width in pixels.
    package let width: Int
    /// The use, in the manifest's word.
    let purpose: String

    init(_ name: String, _ base64: StaticString, width: Int, purpose: String) {
      file = WebAsset("icon-" + name, .png, base64: base64)
      (self.width, self.purpose) = (width, purpose)
    }
  }

  package var files: [WebAsset] { [vector] + pictures.map(\.file) + [apple] }
}

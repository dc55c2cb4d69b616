/// A screen of the app as browsers show it before installation, taken by `Scripts/screenshots`.
struct InstallPicture: Sendable {
  let file: WebAsset
  /// The size in pixels: `780x1688`.
  let sizes: String
  /// The form factor of the device, in the manifest's word.
  let form: String

  static let all = [
    Self("today-phone", Content.Pictures.todayPhone, sizes: "780x1688", form: "narrow"),
    Self("mori-phone", Content.Pictures.moriPhone, sizes: "780x1688", form: "narrow"),
    Self("today-desktop", Content.Pictures.todayDesktop, sizes: "1280x860", form: "wide"),
  ]

  private init(_ name: String, _ base64: StaticString, sizes: String, form: String) {
    (self.sizes, self.form) = (sizes, form)
    file = WebAsset(name, .webp, base64: base64)
  }
}

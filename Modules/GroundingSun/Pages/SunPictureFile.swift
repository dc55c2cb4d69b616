import CoreModels
import CorePlugin
import Foundation

extension Page {
  /// Downloads of today's affirmation as a picture; `theme` is light or dark.
  static let sunPictures = [
    picture("svg", type: "image/svg+xml; charset=utf-8") { svg, _ in Data(svg.utf8) },
    picture("png", type: "image/png") { svg, world in try await world.pictures.png(svg, 1200) },
  ]

  private static func picture(
    _ ending: String, type: String,
    _ bytes: @escaping @Sendable (String, World) async throws -> Data
  ) -> Page {
    Page("/grounding-sun/picture.\(ending)", title: { SunPageWord.picture.text(in: $0) }) {
      request, world in
      let state = try await world.affirmation(from: world.affirmationSource())
      let look = request.asked("theme").flatMap { Look(rawValue: $0) } ?? .light
      let svg = SunPicture(
        text: state.affirmation.text, day: state.date.day?.longText(in: world.language) ?? "",
        palette: .of(look)
      ).svg
      let name = "grounding-sun-\(state.date.day?.description ?? "")-\(look.rawValue).\(ending)"
      return .file(.download(try await bytes(svg, world), type: type, name: name))
    }
  }
}

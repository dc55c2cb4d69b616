import CoreModels
import CorePlugin

extension Page {
  /// Downloads of today's affirmation as a picture; `theme` is light or dark.
  static let sunPictures = pictures(
    "/grounding-sun/picture", title: { SunPageWord.picture.text(in: $0) }
  ) { request, world in
    let state = try await world.affirmation(from: world.affirmationSource())
    let look = request.asked("theme").flatMap { Look(rawValue: $0) } ?? .light
    let svg = SunPicture(
      text: state.affirmation.text, day: state.date.day?.longText(in: world.language) ?? "",
      palette: .of(look)
    ).svg
    return (svg, 1200, "grounding-sun-\(state.date.day?.description ?? "")-\(look.rawValue)")
  }
}

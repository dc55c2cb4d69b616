import CoreModels
import CorePlugin

extension Page {
  /// The page with today's affirmation on a card under the sky.
  static let groundingSun = SunPage.page(
    "/grounding-sun", word: nil, template: Content.Pages.sky
  ) { _, world in
    let state = try await world.affirmation(from: world.affirmationSource())
    return try await SunSettings(back: "/grounding-sun", in: world).values.merging([
      "text": state.affirmation.text, "day": state.date.day?.longText(in: world.language) ?? "",
      "pictures": SunPicture.offers(in: world.language),
    ]) { $1 }
  }
}

import CoreModels

/// The sentences of the frame of the web app.
enum WebText: CompleteTextCatalogue {
  case skipToContent, navigation, today, settings, toToday
  case foreignForm, foreignFormAdvice
  case badForm, badFormAdvice
  case missingPage, missingPageAdvice
  case notLoggedIn, notLoggedInAdvice

  static let samples: [WebText] = [
    .skipToContent, .navigation, .today, .settings, .toToday, .foreignForm, .foreignFormAdvice,
    .badForm, .badFormAdvice, .missingPage, .missingPageAdvice, .notLoggedIn, .notLoggedInAdvice,
  ]
}

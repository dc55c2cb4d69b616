import CoreModels

extension WebText {
  var polish: String {
    switch self {
    case .skipToContent: "Przejdź do treści"
    case .navigation: "Daybook"
    case .today: "Dziś"
    case .settings: "Ustawienia"
    case .toToday: "Przejdź do Dziś"
    case .foreignForm: "Ten formularz otwarto przed ostatnim logowaniem."
    case .foreignFormAdvice: "Nic się nie zmieniło. Odśwież stronę i wyślij go jeszcze raz."
    case .badForm: "Formularz nie dotarł w całości."
    case .badFormAdvice: "Wróć i wyślij go jeszcze raz."
    case .missingPage: "Tu nic nie ma."
    case .missingPageAdvice:
      "Strona została przeniesiona lub usunięta albo w adresie jest literówka."
    case .notLoggedIn: "Ten Daybook jest prywatny."
    case .notLoggedInAdvice:
      "Uruchom na tym komputerze daybook serve i otwórz link, który się pojawi."
    }
  }
}

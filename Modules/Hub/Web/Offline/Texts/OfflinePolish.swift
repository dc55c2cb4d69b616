import CoreModels

extension OfflineText {
  var polish: String {
    switch self {
    case .description: "Pięć małych aplikacji na jeden dobry dzień."
    case .title: "Brak połączenia."
    case .hint: "Daybook jest niedostępny, a tej strony nie ma na tym urządzeniu."
    case .tryAgain: "Spróbuj ponownie"
    case .keptPages: "Zachowane na tym urządzeniu"
    case .shownAsOf(let time): "Brak połączenia. Stan z \(time)."
    case .notices: "Połączenie"
    case .waiting(let count): "Czeka na wysłanie: \(count)"
    case .waitingHint: "Zachowane na tym urządzeniu. Wyśle się samo, gdy wróci połączenie."
    case .keptHere: "Zachowane na tym urządzeniu. Wyśle się, gdy wróci połączenie."
    case .sendNow: "Wyślij teraz"
    case .discard: "Odrzuć"
    case .discardQuestion: "Odrzucić to, co tu czeka? Nie zostało wysłane i już nie wróci."
    case .sent(let count): "Wysłano: \(count)"
    case .refused: "To nie zostało przyjęte. Twój tekst jest tutaj."
    case .doubtful:
      "To czekało tak długo, że nie wiadomo, czy dotarło. Zanim wyślesz ponownie, sprawdź."
    case .sendAgain: "Wyślij ponownie"
    case .arrived: "To wysłano i można kontynuować."
    case .open: "Otwórz"
    case .dismiss: "Ukryj"
    case .logOutQuestion:
      "Część twoich wpisów nie została jeszcze wysłana. Wylogowanie je odrzuci. Wylogować?"
    }
  }
}

import CoreModels

extension WebText {
  var german: String {
    switch self {
    case .skipToContent: "Zum Inhalt springen"
    case .navigation: "Daybook"
    case .today: "Heute"
    case .settings: "Einstellungen"
    case .toToday: "Zu Heute"
    case .foreignForm: "Dieses Formular wurde vor der letzten Anmeldung geöffnet."
    case .foreignFormAdvice:
      "Es wurde nichts geändert. Lade die Seite neu und sende es noch einmal."
    case .badForm: "Das Formular kam nicht vollständig an."
    case .badFormAdvice: "Gehe zurück und sende es noch einmal."
    case .missingPage: "Hier ist nichts."
    case .missingPageAdvice:
      "Die Seite ist umgezogen oder weg, oder in der Adresse ist ein Tippfehler."
    case .notLoggedIn: "Dieses Daybook ist privat."
    case .notLoggedInAdvice:
      "Starte auf diesem Rechner daybook serve und öffne den Link, der erscheint."
    }
  }
}

import CoreModels

extension OfflineText {
  var german: String {
    switch self {
    case .description: "Fünf kleine Apps für einen guten Tag."
    case .title: "Keine Verbindung."
    case .hint:
      "Daybook ist nicht erreichbar, und diese Seite ist auf diesem Gerät nicht gespeichert."
    case .tryAgain: "Erneut versuchen"
    case .keptPages: "Auf diesem Gerät gespeichert"
    case .shownAsOf(let time): "Offline. Stand: \(time)."
    case .notices: "Verbindung"
    case .waiting(let count): "Noch zu senden: \(count)"
    case .waitingHint:
      "Auf diesem Gerät gespeichert; es wird von selbst gesendet, sobald es eine Verbindung gibt."
    case .keptHere:
      "Auf diesem Gerät gespeichert. Es wird gesendet, sobald es eine Verbindung gibt."
    case .sendNow: "Jetzt senden"
    case .discard: "Verwerfen"
    case .discardQuestion: "Verwerfen, was hier wartet? Es wurde nicht gesendet und ist dann weg."
    case .sent(let count): "Gesendet: \(count)"
    case .refused: "Das wurde abgelehnt. Was du geschrieben hast, steht hier."
    case .doubtful:
      "Das hat so lange gewartet, dass niemand weiß, ob es ankam. Sieh erst nach, bevor du es noch "
        + "einmal sendest."
    case .sendAgain: "Erneut senden"
    case .arrived: "Das wurde gesendet; hier geht es weiter."
    case .open: "Öffnen"
    case .dismiss: "Ausblenden"
    case .logOutQuestion:
      "Einiges, was du geschrieben hast, ist noch nicht gesendet. Abmelden verwirft es. Abmelden?"
    }
  }
}

import CoreModels

extension CalendarFeedText {
  var german: String {
    switch self {
    case .name: "Daybook"
    case .title: "Kalender-Abo"
    case .hint:
      """
      Deine Kalender-App kann deine Affirmationen, Countdowns und Erinnerungen zeigen. Wer \
      die Adresse hat, kann sie lesen, und sonst nichts.
      """
    case .make: "Adresse anlegen"
    case .made(let day): Self.germanMade(day)
    case .isOff: "Es gibt keine Adresse: Das Kalender-Abo ist aus."
    case .replace: "Andere Adresse anlegen"
    case .replaceQuestion:
      """
      Die Adresse, die du jetzt benutzt, gilt sofort nicht mehr. Eine andere anlegen?
      """
    case .turnOff: "Ausschalten"
    case .turnOffQuestion: "Kalender-Apps bekommen von hier nichts Neues mehr. Ausschalten?"
    case .address: "Adresse für deine Kalender-App"
    case .keepSafe:
      """
      Kopiere sie jetzt und bewahre sie gut auf: Sie wird nicht noch einmal gezeigt.
      """
    case .copy: "Kopieren"
    case .copied: "Kopiert"
    case .openInApp: "In einer Kalender-App öffnen"
    }
  }

  private static func germanMade(_ day: Day) -> String {
    """
    Die Adresse wurde am \(day.longText(in: .german)) angelegt. Sie wird nicht noch einmal \
    gezeigt; eine andere kann sie ersetzen.
    """
  }
}

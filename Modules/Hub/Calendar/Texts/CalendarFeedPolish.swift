import CoreModels

extension CalendarFeedText {
  var polish: String {
    switch self {
    case .name: "Daybook"
    case .title: "Subskrypcja kalendarza"
    case .hint:
      """
      Aplikacja kalendarza może pokazywać twoje afirmacje, odliczania i przypomnienia. Kto ma \
      adres, może je czytać, i nic więcej.
      """
    case .make: "Utwórz adres"
    case .made(let day): Self.polishMade(day)
    case .isOff: "Nie ma adresu: subskrypcja kalendarza jest wyłączona."
    case .replace: "Utwórz inny adres"
    case .replaceQuestion: "Obecny adres od razu przestanie działać. Utworzyć inny?"
    case .turnOff: "Wyłącz"
    case .turnOffQuestion: "Aplikacje kalendarza nie dostaną stąd nic nowego. Wyłączyć?"
    case .address: "Adres dla aplikacji kalendarza"
    case .keepSafe: "Skopiuj go teraz i dobrze przechowaj: nie zostanie pokazany ponownie."
    case .copy: "Kopiuj"
    case .copied: "Skopiowano"
    case .openInApp: "Otwórz w kalendarzu"
    }
  }

  private static func polishMade(_ day: Day) -> String {
    """
    Adres utworzono: \(day.longText(in: .polish)). Nie zostanie pokazany ponownie; można go \
    zastąpić innym.
    """
  }
}

import CoreModels

extension ReminderErrorText {
  var polish: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)” to nie godzina."
    case .message(.tooManyTimes):
      "Na jeden dzień przypada najwyżej \(ReminderSchedule.mostTimes) przypomnień."
    case .message(.badWeekday(let text)): "„\(text)” to nie dzień tygodnia."
    case .message(.badChannel): "Tą drogą nie da się wysyłać przypomnień."
    case .message(.unknownName(let name, _)): "Nie ma przypomnienia o nazwie „\(name)”."
    case .message(.nothingScheduled): "Na najbliższe 14 dni nie zaplanowano żadnego przypomnienia."
    case .message(.noSystemd):
      "Nie odpowiada tu systemd użytkownika, więc nie można ustawić czasomierza."
    case .message(.timerRefused): "System nie przyjął czasomierza."
    case .message(.cannotWriteTimer(let path)): "Nie można zapisać pliku czasomierza \(path)."
    case .message(.noSessionBus): "Nie działa tu pulpit, który mógłby pokazać powiadomienie."
    case .message(.noNotificationService): "Na tym pulpicie nic nie pokazuje powiadomień."
    case .message(.noNotificationProgram):
      "Powiadomienia wymagają programu gdbus lub notify-send, a żaden nie jest zainstalowany."
    case .message(.notificationRefused): "Pulpit odrzucił powiadomienie."
    case .message(.cannotAppend(let path)): "Nie można zapisać przypomnienia do \(path)."
    case .message(.noAddress): "Na tym komputerze nie ma adresu, na który wysyłamy przypomnienia."
    case .message(.noTopic): "W tym adresie brakuje tematu ntfy."
    case .message(.noDayLeft):
      "Przynajmniej jeden dzień tygodnia nie może być cichy."
    case .message(.untilInThePast(let day)):
      "Ostatni dzień przypomnień nie może być w przeszłości: \(day.longText(in: .polish))."
    case .message(.allPaused(let day, _)):
      """
      Wszystko jest wstrzymane, ostatni dzień przerwy: \(day.longText(in: .polish)), a zaraz po \
      niej nie zaplanowano przypomnień.
      """
    case .message(.addressRefuses):
      "Adres, na który wysyłamy przypomnienia, ich nie przyjmuje."
    case .message(.keptOffline):
      "Wybrano --offline, a ta droga wymaga sieci."
    case .advice(.badTime): "Podaj godziny i minuty, na przykład 09:00."
    case .advice(.tooManyTimes): "Pomiń niektóre godziny."
    case .advice(.badWeekday):
      "Dni podaj po angielsku: \(ReminderErrorText.weekdays); albo słowo none."
    case .advice(.badChannel): "Wybierz desktop, file:PATH, webhook:URL lub ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Wybierz jedną z nazw: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Przypomnienia włącza \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Może je wywoływać cron; wystarczy ten wiersz w crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Zajrzyj do dziennika systemu albo użyj kalendarza: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Sprawdź uprawnienia jego folderu."
    case .advice(.noSessionBus):
      "Zaloguj się do środowiska graficznego albo wybierz inną drogę: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Uruchom usługę powiadomień, na przykład dunst lub mako, albo wybierz inną drogę: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Zainstaluj jeden z nich (apt install libglib2.0-bin) albo wybierz inną drogę: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      """
      Zezwól na powiadomienia w ustawieniach systemu albo wybierz inną drogę: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Sprawdź plik i uprawnienia jego folderu."
    case .advice(.noAddress): "Podaj go ponownie: remind on --through ntfy:URL lub webhook:URL."
    case .advice(.noDayLeft):
      "Pomiń jeden z nich: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Wybierz dziś, późniejszy dzień lub słowo none."
    case .advice(.allPaused(_, let command)):
      "Co jest wybrane, pokaże \(command) status."
    case .advice(.addressRefuses):
      "Sprawdź adres i to, na co pozwala, i podaj go ponownie: remind on --through URL."
    case .advice(.keptOffline):
      "Pomiń --offline lub spróbuj --through desktop."
    case .advice(.noTopic): "Zakończ go tematem, na przykład ntfy:https://ntfy.sh/moj-temat."
    }
  }
}

import CoreModels

extension ReminderErrorText {
  var german: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)“ ist keine Uhrzeit."
    case .message(.tooManyTimes):
      "Ein Tag hat höchstens \(ReminderSchedule.mostTimes) Erinnerungen."
    case .message(.badWeekday(let text)): "„\(text)“ ist kein Wochentag."
    case .message(.badChannel): "Auf diesem Weg lassen sich keine Erinnerungen zustellen."
    case .message(.unknownName(let name, _)): "Es gibt keine Erinnerung namens „\(name)“."
    case .message(.nothingScheduled): "In den nächsten 14 Tagen ist keine Erinnerung vorgesehen."
    case .message(.noSystemd):
      "Hier antwortet kein systemd für Benutzer, daher lässt sich kein Timer einrichten."
    case .message(.timerRefused): "Das System hat den Timer nicht angenommen."
    case .message(.cannotWriteTimer(let path)):
      "Die Datei des Timers \(path) lässt sich nicht schreiben."
    case .message(.noSessionBus):
      "Hier läuft kein Desktop, der eine Benachrichtigung zeigen könnte."
    case .message(.noNotificationService): "Auf diesem Desktop zeigt nichts Benachrichtigungen."
    case .message(.noNotificationProgram):
      "Benachrichtigungen brauchen das Programm gdbus oder notify-send, und keines ist installiert."
    case .message(.notificationRefused): "Der Desktop hat die Benachrichtigung abgelehnt."
    case .message(.cannotAppend(let path)): "Die Erinnerung lässt sich nicht in \(path) schreiben."
    case .message(.noAddress):
      "Die Adresse für Erinnerungen ist auf diesem Rechner nicht gespeichert."
    case .message(.noTopic): "In der Adresse fehlt das ntfy-Thema."
    case .message(.noDayLeft): "Mindestens ein Wochentag muss für Erinnerungen übrig bleiben."
    case .message(.untilInThePast(let day)):
      "Erinnerungen können nicht am \(day.longText(in: .german)) enden: Der Tag ist vorbei."
    case .message(.allPaused(let day, _)):
      """
      Alles pausiert, der letzte Tag ist \(day.longText(in: .german)), und bald danach ist \
      keine Erinnerung vorgesehen.
      """
    case .message(.addressRefuses):
      "Die Adresse für Erinnerungen nimmt sie nicht an."
    case .message(.keptOffline): "Du hast --offline gewählt, aber dieser Weg braucht das Netz."
    case .advice(.badTime): "Schreib Stunden und Minuten, etwa 09:00."
    case .advice(.tooManyTimes): "Lass einige Zeiten weg."
    case .advice(.badWeekday):
      "Nenne Tage auf Englisch: \(ReminderErrorText.weekdays); oder das Wort none."
    case .advice(.badChannel): "Wähle desktop, file:PATH, webhook:URL oder ntfy:URL."
    case .advice(.unknownName(_, let known)): "Wähle aus: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Erinnerungen schaltet \(command) on ein."
    case .advice(.noSystemd(let crontab)):
      "Stattdessen kann cron es aufrufen, mit dieser Zeile für crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Sieh im Systemprotokoll nach oder nimm den Kalender: remind calendar --out DATEI.ics."
    case .advice(.cannotWriteTimer): "Prüfe die Rechte des Ordners."
    case .advice(.noSessionBus):
      """
      Melde dich an einem Desktop an oder wähle einen anderen Weg: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationService):
      """
      Starte einen Dienst wie dunst oder mako oder wähle einen anderen Weg: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Installiere eines (apt install libglib2.0-bin) oder wähle einen anderen Weg: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      """
      Erlaube Benachrichtigungen in den Systemeinstellungen oder wähle einen \
      anderen Weg: \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Prüfe die Datei und die Rechte ihres Ordners."
    case .advice(.noAddress):
      "Gib sie noch einmal an: remind on --through ntfy:URL oder webhook:URL."
    case .advice(.noDayLeft):
      "Lass einen davon weg: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Wähle heute, einen späteren Tag oder das Wort none."
    case .advice(.allPaused(_, let command)):
      "Was gewählt ist, zeigt \(command) status."
    case .advice(.addressRefuses):
      """
      Prüfe die Adresse und was sie erlaubt, und gib sie noch einmal an: remind \
      on --through URL.
      """
    case .advice(.keptOffline):
      "Lass --offline weg oder versuch es mit --through desktop."
    case .advice(.noTopic): "Beende sie mit dem Thema, etwa ntfy:https://ntfy.sh/mein-thema."
    }
  }
}

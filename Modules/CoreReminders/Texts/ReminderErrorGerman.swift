import CoreModels

extension ReminderErrorText {
  var german: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)“ ist keine Uhrzeit."
    case .message(.tooManyTimes):
      "Ein Tag hat höchstens \(ReminderSchedule.mostTimes) Erinnerungen."
    case .message(.badWeekday(let text)): "„\(text)“ ist kein Wochentag."
    case .message(.badChannel): "Auf diesem Weg gehen Erinnerungen nicht."
    case .message(.unknownName(let name, _)): "Es gibt keine Erinnerung namens „\(name)“."
    case .message(.nothingScheduled): "In den nächsten 14 Tagen ist keine Erinnerung vorgesehen."
    case .message(.noSystemd):
      "Hier antwortet kein systemd des Benutzers, daher lässt sich kein Timer stellen."
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
    case .message(.noAddress): "Die Adresse für Erinnerungen liegt nicht auf diesem Rechner."
    case .message(.noTopic): "In der Adresse fehlt das ntfy-Thema."
    case .message(.noDayLeft):
      "Erinnerungen brauchen einen Wochentag, der nicht ruht."
    case .message(.untilInThePast(let day)):
      "Erinnerungen können nicht am \(day.longText(in: .german)) enden: Der Tag ist vorbei."
    case .message(.allPaused(let day, _)):
      """
      Alles pausiert, der letzte Tag ist \(day.longText(in: .german)), und bald danach ist \
      keine Erinnerung vorgesehen.
      """
    case .message(.addressRefuses):
      "Die Adresse für Erinnerungen nimmt sie nicht an."
    case .message(.keptOffline):
      "Sie haben --offline gewählt, und dieser Weg braucht das Netz."
    case .advice(.badTime): "Schreiben Sie Stunden und Minuten, etwa 09:00."
    case .advice(.tooManyTimes): "Lassen Sie einige Zeiten weg."
    case .advice(.badWeekday):
      "Nennen Sie Tage auf Englisch: \(ReminderErrorText.weekdays); oder das Wort none."
    case .advice(.badChannel): "Wählen Sie desktop, file:PATH, webhook:URL oder ntfy:URL."
    case .advice(.unknownName(_, let known)): "Wählen Sie aus: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Erinnerungen schaltet \(command) on ein."
    case .advice(.noSystemd(let command)):
      "Stattdessen kann cron es aufrufen, mit dieser Zeile für crontab -e: */5 * * * * \(command)"
    case .advice(.timerRefused):
      "Sehen Sie ins Systemprotokoll, oder nehmen Sie den Kalender: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Prüfen Sie die Rechte des Ordners."
    case .advice(.noSessionBus):
      """
      Melden Sie sich an einem Desktop an, oder wählen Sie einen anderen Weg: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationService):
      """
      Starten Sie einen Dienst wie dunst oder mako, oder wählen Sie einen anderen Weg: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Installieren Sie eines (apt install libglib2.0-bin), oder wählen Sie einen anderen Weg: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      """
      Erlauben Sie Benachrichtigungen in den Systemeinstellungen, oder wählen Sie einen \
      anderen Weg: \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Prüfen Sie die Datei und die Rechte ihres Ordners."
    case .advice(.noAddress):
      "Geben Sie sie noch einmal an: remind on --through ntfy:URL oder webhook:URL."
    case .advice(.noDayLeft):
      "Lassen Sie einen davon weg: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Wählen Sie heute, einen späteren Tag oder das Wort none."
    case .advice(.allPaused(_, let command)):
      "Was gewählt ist, zeigt \(command) status."
    case .advice(.addressRefuses):
      """
      Prüfen Sie die Adresse und was sie erlaubt, und geben Sie sie noch einmal an: remind \
      on --through URL.
      """
    case .advice(.keptOffline):
      "Lassen Sie --offline weg, oder versuchen Sie --through desktop."
    case .advice(.noTopic): "Beenden Sie sie mit dem Thema, etwa ntfy:https://ntfy.sh/mein-thema."
    }
  }
}

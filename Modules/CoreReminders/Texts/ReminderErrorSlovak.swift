import CoreModels

extension ReminderErrorText {
  var slovak: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)“ nie je čas."
    case .message(.tooManyTimes):
      "Na jeden deň pripadne najviac \(ReminderSchedule.mostTimes) pripomienok."
    case .message(.badWeekday(let text)): "„\(text)“ nie je deň v týždni."
    case .message(.badChannel): "Touto cestou sa pripomienky posielať nedajú."
    case .message(.unknownName(let name, _)): "Pripomienka „\(name)“ neexistuje."
    case .message(.nothingScheduled): "Na najbližších 14 dní nie je naplánovaná žiadna pripomienka."
    case .message(.noSystemd):
      "Neodpovedá tu žiadny používateľský systemd, preto sa časovač nedá nastaviť."
    case .message(.timerRefused): "Systém časovač neprijal."
    case .message(.cannotWriteTimer(let path)): "Súbor časovača \(path) sa nedá zapísať."
    case .message(.noSessionBus): "Nie je tu spustená plocha, ktorá by upozornenie ukázala."
    case .message(.noNotificationService): "Na tejto ploche upozornenia nič neukazuje."
    case .message(.noNotificationProgram):
      "Upozornenia potrebujú program gdbus alebo notify-send a ani jeden nie je nainštalovaný."
    case .message(.notificationRefused): "Plocha upozornenie odmietla."
    case .message(.cannotAppend(let path)): "Pripomienka sa nedá zapísať do \(path)."
    case .message(.noAddress): "Adresa, na ktorú chodia pripomienky, v tomto počítači nie je."
    case .message(.noTopic): "V tej adrese chýba téma ntfy."
    case .message(.noDayLeft):
      "Aspoň jeden deň v týždni nesmie byť tichý."
    case .message(.untilInThePast(let day)):
      "Posledný deň pripomienok nemôže byť v minulosti: \(day.longText(in: .slovak))."
    case .message(.allPaused(let day, _)):
      """
      Všetko je pozastavené, posledný deň pauzy: \(day.longText(in: .slovak)), a krátko po nej \
      nie je naplánovaná žiadna pripomienka.
      """
    case .message(.addressRefuses):
      "Adresa, na ktorú chodia pripomienky, ich neprijíma."
    case .message(.keptOffline):
      "Zvolili ste --offline a táto cesta potrebuje sieť."
    case .advice(.badTime): "Napíšte hodiny a minúty, napríklad 09:00."
    case .advice(.tooManyTimes): "Niektoré časy vynechajte."
    case .advice(.badWeekday):
      "Dni píšte po anglicky: \(ReminderErrorText.weekdays); alebo slovo none."
    case .advice(.badChannel): "Vyberte desktop, file:PATH, webhook:URL alebo ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Vyberte si z týchto: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Pripomienky zapne \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Môže ho volať cron; stačí tento riadok v crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Pozrite sa do záznamov systému alebo použite kalendár: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Skontrolujte práva jeho priečinka."
    case .advice(.noSessionBus):
      "Prihláste sa do grafického prostredia alebo vyberte inú cestu: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Spustite službu upozornení, napríklad dunst alebo mako, alebo vyberte inú cestu: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Jeden z nich nainštalujte (apt install libglib2.0-bin) alebo vyberte inú cestu: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      """
      Povoľte upozornenia v nastaveniach systému alebo vyberte inú cestu: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Skontrolujte súbor a práva jeho priečinka."
    case .advice(.noAddress): "Zadajte ju znova: remind on --through ntfy:URL alebo webhook:URL."
    case .advice(.noDayLeft):
      "Jeden z nich vynechajte: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Zvoľte dnešok, neskorší deň alebo slovo none."
    case .advice(.allPaused(_, let command)):
      "Čo je zvolené, ukáže \(command) status."
    case .advice(.addressRefuses):
      "Overte adresu a čo dovoľuje, potom ju zadajte znova: remind on --through URL."
    case .advice(.keptOffline):
      "Vynechajte --offline alebo skúste --through desktop."
    case .advice(.noTopic): "Ukončite ju témou, napríklad ntfy:https://ntfy.sh/moja-tema."
    }
  }
}

import CoreModels

extension ReminderErrorText {
  var czech: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)“ není čas."
    case .message(.tooManyTimes):
      "Na jeden den připadne nejvýše \(ReminderSchedule.mostTimes) připomínek."
    case .message(.badWeekday(let text)): "„\(text)“ není den v týdnu."
    case .message(.badChannel): "Touto cestou se připomínky posílat nedají."
    case .message(.unknownName(let name, _)): "Připomínka „\(name)“ neexistuje."
    case .message(.nothingScheduled): "Na příštích 14 dní není naplánována žádná připomínka."
    case .message(.noSystemd):
      "Neodpovídá tu žádný uživatelský systemd, proto se časovač nedá nastavit."
    case .message(.timerRefused): "Systém časovač nepřijal."
    case .message(.cannotWriteTimer(let path)): "Soubor časovače \(path) se nedá zapsat."
    case .message(.noSessionBus): "Není tu spuštěná plocha, která by oznámení ukázala."
    case .message(.noNotificationService): "Na této ploše oznámení nic neukazuje."
    case .message(.noNotificationProgram):
      "Oznámení potřebují program gdbus nebo notify-send a ani jeden není nainstalován."
    case .message(.notificationRefused): "Plocha oznámení odmítla."
    case .message(.cannotAppend(let path)): "Připomínka se nedá zapsat do \(path)."
    case .message(.noAddress): "Adresa, na kterou chodí připomínky, v tomto počítači není."
    case .message(.noTopic): "V té adrese chybí téma ntfy."
    case .message(.noDayLeft):
      "Aspoň jeden den v týdnu nesmí být tichý."
    case .message(.untilInThePast(let day)):
      "Poslední den připomínek nemůže být v minulosti: \(day.longText(in: .czech))."
    case .message(.allPaused(let day, _)):
      """
      Všechno je pozastaveno, poslední den pauzy: \(day.longText(in: .czech)), a krátce po ní \
      není naplánována žádná připomínka.
      """
    case .message(.addressRefuses):
      "Adresa, na kterou chodí připomínky, je nepřijímá."
    case .message(.keptOffline):
      "Zvolili jste --offline a tato cesta potřebuje síť."
    case .advice(.badTime): "Napište hodiny a minuty, například 09:00."
    case .advice(.tooManyTimes): "Některé časy vynechte."
    case .advice(.badWeekday): "Dny pište anglicky: \(ReminderErrorText.weekdays); nebo slovo none."
    case .advice(.badChannel): "Vyberte desktop, file:PATH, webhook:URL nebo ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Vyberte si z těchto: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Připomínky zapne \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Může ho volat cron; stačí tento řádek v crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Podívejte se do záznamů systému nebo použijte kalendář: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Zkontrolujte práva jeho složky."
    case .advice(.noSessionBus):
      "Přihlaste se do grafického prostředí nebo vyberte jinou cestu: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Spusťte službu oznámení, například dunst nebo mako, nebo vyberte jinou cestu: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Jeden z nich nainstalujte (apt install libglib2.0-bin) nebo vyberte jinou cestu: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      "Povolte oznámení v nastavení systému nebo vyberte jinou cestu: \(ReminderErrorText.ways)."
    case .advice(.cannotAppend): "Zkontrolujte soubor a práva jeho složky."
    case .advice(.noAddress): "Zadejte ji znovu: remind on --through ntfy:URL nebo webhook:URL."
    case .advice(.noDayLeft):
      "Jeden z nich vynechte: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Zvolte dnešek, pozdější den nebo slovo none."
    case .advice(.allPaused(_, let command)):
      "Co je zvoleno, ukáže \(command) status."
    case .advice(.addressRefuses):
      "Ověřte adresu a co dovoluje, pak ji zadejte znovu: remind on --through URL."
    case .advice(.keptOffline):
      "Vynechte --offline nebo zkuste --through desktop."
    case .advice(.noTopic): "Ukončete ji tématem, například ntfy:https://ntfy.sh/moje-tema."
    }
  }
}

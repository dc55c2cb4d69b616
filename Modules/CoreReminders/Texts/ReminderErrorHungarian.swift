import CoreModels

extension ReminderErrorText {
  var hungarian: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)” nem érvényes időpont."
    case .message(.tooManyTimes):
      "Egy napra legfeljebb \(ReminderSchedule.mostTimes) emlékeztető jut."
    case .message(.badWeekday(let text)): "„\(text)” nem a hét napja."
    case .message(.badChannel): "Az emlékeztetők ezen a módon nem küldhetők."
    case .message(.unknownName(let name, _)): "Nincs „\(name)” nevű emlékeztető."
    case .message(.nothingScheduled): "A következő 14 napra nincs emlékeztető beütemezve."
    case .message(.noSystemd):
      "Itt nem válaszol felhasználói systemd, ezért nem állítható be időzítő."
    case .message(.timerRefused): "A rendszer nem fogadta el az időzítőt."
    case .message(.cannotWriteTimer(let path)): "Az időzítő fájlja nem írható: \(path)."
    case .message(.noSessionBus):
      "Itt nem fut asztali munkamenet, amely értesítést jeleníthetne meg."
    case .message(.noNotificationService):
      "Ebben az asztali környezetben semmi sem jelenít meg értesítéseket."
    case .message(.noNotificationProgram):
      "Az értesítésekhez a gdbus vagy a notify-send program kell, és egyik sincs telepítve."
    case .message(.notificationRefused): "Az asztali környezet elutasította az értesítést."
    case .message(.cannotAppend(let path)): "Az emlékeztető nem írható ide: \(path)."
    case .message(.noAddress): "Az emlékeztetők címe nincs mentve ezen a gépen."
    case .message(.noTopic): "Ebben a címben nincs ntfy-téma."
    case .message(.noDayLeft): "Az emlékeztetőkhöz a hétnek legalább egy napja kell."
    case .message(.untilInThePast(let day)):
      "Az emlékeztetők utolsó napja nem lehet \(day.longText(in: .hungarian)): az a nap elmúlt."
    case .message(.allPaused(let day, _)):
      """
      Minden szünetel, az utolsó nap: \(day.longText(in: .hungarian)), és nem sokkal utána \
      nincs emlékeztető beütemezve.
      """
    case .message(.addressRefuses):
      "Az emlékeztetők címe nem fogadja őket."
    case .message(.keptOffline):
      "Az --offline kapcsolót kérted, ehhez a módhoz viszont hálózat kell."
    case .advice(.badTime): "Írj órát és percet, például 09:00."
    case .advice(.tooManyTimes): "Hagyj el néhány időpontot."
    case .advice(.badWeekday):
      "A napokat angolul írd: \(ReminderErrorText.weekdays); vagy a none szót."
    case .advice(.badChannel): "Válassz: desktop, file:PATH, webhook:URL vagy ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Válassz ezek közül: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)):
      "Az emlékeztetőket ez kapcsolja be: \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Hívhatja a cron is; ehhez add hozzá ezt a sort a crontab -e paranccsal: \(crontab)"
    case .advice(.timerRefused):
      "Nézd meg a rendszernaplót, vagy használd a naptárat: remind calendar --out FÁJL.ics."
    case .advice(.cannotWriteTimer): "Ellenőrizd a mappa jogosultságait."
    case .advice(.noSessionBus):
      "Jelentkezz be egy asztali környezetbe, vagy válassz más módot: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Indíts el egy értesítési szolgáltatást, például a dunst vagy a mako programot, vagy válassz \
      más módot: \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Telepítsd az egyiket (apt install libglib2.0-bin), vagy válassz más módot: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      """
      Engedélyezd az értesítéseket a rendszer beállításaiban, vagy válassz más módot: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Ellenőrizd a fájlt és a mappa jogosultságait."
    case .advice(.noAddress): "Add meg újra: remind on --through ntfy:URL vagy webhook:URL."
    case .advice(.noDayLeft): "Hagyd el az egyiket: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast): "Válaszd a mai vagy egy későbbi napot, vagy a none szót."
    case .advice(.allPaused(_, let command)):
      "Hogy mi van kiválasztva, ezt mutatja: \(command) status."
    case .advice(.addressRefuses):
      "Ellenőrizd a címet és azt, hogy mit enged, majd add meg újra: remind on --through URL."
    case .advice(.keptOffline):
      "Hagyd el az --offline kapcsolót, vagy próbáld így: --through desktop."
    case .advice(.noTopic): "A végére írd a témát, például ntfy:https://ntfy.sh/temam."
    }
  }
}

import CoreModels

extension ReminderErrorText {
  var hungarian: String {
    switch self {
    case .message(.badTime(let text)): "„\(text)” nem időpont."
    case .message(.tooManyTimes):
      "Egy napra legfeljebb \(ReminderSchedule.mostTimes) emlékeztető jut."
    case .message(.badWeekday(let text)): "„\(text)” nem a hét napja."
    case .message(.badChannel): "Az emlékeztetők ezen az úton nem küldhetők."
    case .message(.unknownName(let name, _)): "Nincs „\(name)” nevű emlékeztető."
    case .message(.nothingScheduled): "A következő 14 napra nincs emlékeztető beütemezve."
    case .message(.noSystemd):
      "Itt nem válaszol felhasználói systemd, ezért nem állítható be időzítő."
    case .message(.timerRefused): "A rendszer nem fogadta el az időzítőt."
    case .message(.cannotWriteTimer(let path)): "Az időzítő fájlja nem írható: \(path)."
    case .message(.noSessionBus): "Itt nem fut asztali munkamenet, amely értesítést mutathatna."
    case .message(.noNotificationService): "Ezen az asztalon semmi sem mutat értesítéseket."
    case .message(.noNotificationProgram):
      "Az értesítésekhez a gdbus vagy a notify-send program kell, és egyik sincs telepítve."
    case .message(.notificationRefused): "Az asztal elutasította az értesítést."
    case .message(.cannotAppend(let path)): "Az emlékeztető nem írható ide: \(path)."
    case .message(.noAddress): "Az emlékeztetők címe nincs meg ezen a gépen."
    case .message(.noTopic): "A címben nincs ntfy-téma."
    case .message(.noDayLeft):
      "Az emlékeztetőkhöz kell a hétnek legalább egy napja, amely nem csendes."
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
      "Az --offline kapcsolót kérte, ehhez az úthoz pedig hálózat kell."
    case .advice(.badTime): "Írjon órát és percet, például 09:00."
    case .advice(.tooManyTimes): "Hagyjon el néhány időpontot."
    case .advice(.badWeekday):
      "A napokat angolul írja: \(ReminderErrorText.weekdays); vagy a none szót."
    case .advice(.badChannel): "Válasszon: desktop, file:PATH, webhook:URL vagy ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Válasszon ezek közül: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)):
      "Az emlékeztetőket ez kapcsolja be: \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Hívhatja a cron is; ehhez ez a sor kell a crontab -e fájlba: \(crontab)"
    case .advice(.timerRefused):
      "Nézze meg a rendszernaplót, vagy használja a naptárat: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Ellenőrizze a mappa jogosultságait."
    case .advice(.noSessionBus):
      "Jelentkezzen be egy asztalra, vagy válasszon más utat: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Indítson értesítési szolgáltatást, például a dunst vagy a mako programot, vagy \
      válasszon más utat: \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      """
      Telepítse az egyiket (apt install libglib2.0-bin), vagy válasszon más utat: \
      \(ReminderErrorText.ways).
      """
    case .advice(.notificationRefused):
      """
      Engedélyezze az értesítéseket a rendszer beállításaiban, vagy válasszon más utat: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Ellenőrizze a fájlt és a mappa jogosultságait."
    case .advice(.noAddress): "Adja meg újra: remind on --through ntfy:URL vagy webhook:URL."
    case .advice(.noDayLeft):
      "Hagyja el az egyiket: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Válassza a mai vagy egy későbbi napot, vagy a none szót."
    case .advice(.allPaused(_, let command)):
      "Hogy mi van kiválasztva, ezt mutatja: \(command) status."
    case .advice(.addressRefuses):
      "Ellenőrizze a címet és azt, hogy mit enged, majd adja meg újra: remind on --through URL."
    case .advice(.keptOffline):
      "Hagyja el az --offline kapcsolót, vagy próbálja így: --through desktop."
    case .advice(.noTopic): "A végére írja a témát, például ntfy:https://ntfy.sh/temam."
    }
  }
}

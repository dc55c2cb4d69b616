import CoreModels

extension DailyReminderText {
  var hungarian: String {
    switch self {
    case .title: "Emlékeztető"
    case .noReminders: "Még nincsenek emlékeztetők"
    case .howToAdd:
      "Így vehetsz fel egyet: daily-brief remind add \"Virágöntözés\" --at 18:00 --repeat weekly"
    case .added(let text, let when): "Felvéve: \(text). Legközelebb: \(when)."
    case .removed(let text): "Törölve: \(text). A daybook undo visszahozza."
    case .addedPaused(let text):
      "Felvéve: \(text). Amíg minden szünetel, nem érkezik meg."
    case .pauses: "szünetel"
    case .over: "elmúlt"
    case .until(let day): "eddig: \(day.shortText(in: .hungarian))"
    case .areOff: "Az emlékeztetők ki vannak kapcsolva; a daily-brief remind on bekapcsolja őket."
    case .turnedOff: "Az emlékeztetők kikapcsolva, az eseményekhez tartozók is."
    case .turnedOn(let time): "Az emlékeztetők bekapcsolva. Az eseményekről ekkor szól: \(time)."
    case .repetition(.once): "egyszer"
    case .repetition(.daily): "naponta"
    case .repetition(.weekdays): "hétköznap"
    case .repetition(.weekly): "hetente"
    case .repetition(.monthly): "havonta"
    case .repetition(.yearly): "évente"
    }
  }
}

import CoreModels

extension SunPageWord {
  var hungarian: String {
    switch self {
    case .newQuote: "Új idézet"
    case .newHint: "Más megerősítést ad mára"
    case .settings: "Beállítások"
    case .close: "Bezárás"
    case .affirmations: "Megerősítések"
    case .history: "Eddigi napok"
    case .today: "Ma"
    case .parts: "A Grounding Sun részei"
    case .look: "Megjelenés"
    case .light: "Világos"
    case .dark: "Sötét"
    case .byClock: "Óra szerint: 06:00-tól 18:00-ig világos"
    case .bySun: "A nap szerint egy helyen"
    case .place: "Hely: északi és keleti fok"
    case .reminders: "Emlékeztető"
    case .remindMe: "Emlékeztessen minden nap"
    case .time: "Időpont"
    case .timeHint: "Több időpont vesszővel elválasztva, például 09:00, 20:30."
    case .remindHint:
      "Arra az eszközre érkezik, ahol a Daybook emlékeztetői telepítve vannak, vagy "
        + "értesítéseket engedélyező böngészőbe."
    case .source: "Forrás"
    case .bundled: "A Grounding Sunnal érkezők"
    case .server: "Megerősítéseket küldő szerver"
    case .address: "A címe, https kezdetű"
    case .keptSource: "Maradjon a mostani"
    case .language: "Nyelv"
    case .save: "Mentés"
    case .write: "Saját írása"
    case .add: "Megőrzés"
    case .edit: "Más szavak"
    case .remove: "Ne mutassa többé"
    case .bringBack: "Visszahozás"
    case .removed: "Többé nem láthatók"
    case .own: "saját"
    case .noneListed: "Nincs megerősítés. Írja meg az elsőt a saját szavaival."
    case .noHistory: "Még nincs nap. A mai lesz az első."
    case .older: "Régebbiek"
    case .newer: "Újabbak"
    case .picture: "Kép"
    case .share: "Megosztás"
    }
  }
}

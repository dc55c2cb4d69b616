import CoreModels

extension SunPageWord {
  var hungarian: String {
    switch self {
    case .newQuote: "Másik megerősítés"
    case .newHint: "Másik megerősítést ad mára"
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
    case .remindMe: "Emlékeztess mindennap"
    case .time: "Időpont"
    case .timeHint: "Több időpont vesszővel elválasztva, például 09:00, 20:30."
    case .remindHint:
      "Arra az eszközre érkezik, ahol a Daybook emlékeztetői telepítve vannak, vagy "
        + "értesítéseket engedélyező böngészőbe."
    case .source: "Forrás"
    case .bundled: "A Grounding Sun saját megerősítései"
    case .server: "Megerősítéseket küldő kiszolgáló"
    case .address: "A címe (https-sel kezdődik)"
    case .keptSource: "Maradjon a mostani"
    case .language: "Nyelv"
    case .save: "Mentés"
    case .write: "Saját megerősítés írása"
    case .add: "Megőrzés"
    case .edit: "Átfogalmazás"
    case .remove: "Ne jelenjen meg többé"
    case .bringBack: "Visszahozás"
    case .removed: "Többé nem láthatók"
    case .own: "saját"
    case .noneListed: "Nincs megerősítés. Írd meg az elsőt a saját szavaiddal."
    case .noHistory: "Még nincs nap. A mai lesz az első."
    case .older: "Régebbiek"
    case .newer: "Újabbak"
    case .picture: "Kép"
    case .share: "Megosztás"
    }
  }
}

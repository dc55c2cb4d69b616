import CoreModels

extension SunPageWord {
  var czech: String {
    switch self {
    case .newQuote: "Nová afirmace"
    case .newHint: "Vybere na dnešek jinou afirmaci"
    case .settings: "Nastavení"
    case .close: "Zavřít"
    case .affirmations: "Afirmace"
    case .history: "Dosavadní dny"
    case .today: "Dnes"
    case .parts: "Části Grounding Sun"
    case .look: "Vzhled"
    case .light: "Světlý"
    case .dark: "Tmavý"
    case .byClock: "Podle hodin: světlý od 06:00 do 18:00"
    case .bySun: "Podle slunce na místě"
    case .place: "Místo: severní šířka a východní délka ve stupních"
    case .reminders: "Připomínka"
    case .remindMe: "Připomínat každý den"
    case .time: "Čas"
    case .timeHint: "Více časů oddělených čárkou, například 09:00, 20:30."
    case .remindHint:
      "Přijde na zařízení, kde jsou nainstalované připomínky Daybooku, nebo do prohlížeče, "
        + "který povoluje oznámení."
    case .source: "Zdroj"
    case .bundled: "Ty, které jsou součástí Grounding Sun"
    case .server: "Server, který posílá afirmace"
    case .address: "Jeho adresa, začíná na https"
    case .keptSource: "Ponechat stávající"
    case .language: "Jazyk"
    case .save: "Uložit"
    case .write: "Napsat vlastní"
    case .add: "Uložit"
    case .edit: "Upravit text"
    case .remove: "Už neukazovat"
    case .bringBack: "Vrátit"
    case .removed: "Už se neukazují"
    case .own: "vlastní"
    case .noneListed: "Nejsou tu žádné afirmace. Napište první vlastními slovy."
    case .noHistory: "Zatím žádné dny. Dnešek bude první."
    case .older: "Starší"
    case .newer: "Novější"
    case .picture: "Obrázek"
    case .share: "Sdílet"
    }
  }
}

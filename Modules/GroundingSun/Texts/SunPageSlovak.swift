import CoreModels

extension SunPageWord {
  var slovak: String {
    switch self {
    case .newQuote: "Nová afirmácia"
    case .newHint: "Vyberie na dnes inú afirmáciu"
    case .settings: "Nastavenia"
    case .close: "Zavrieť"
    case .affirmations: "Afirmácie"
    case .history: "Doterajšie dni"
    case .today: "Dnes"
    case .parts: "Časti Grounding Sun"
    case .look: "Vzhľad"
    case .light: "Svetlý"
    case .dark: "Tmavý"
    case .byClock: "Podľa hodín: svetlý od 06:00 do 18:00"
    case .bySun: "Podľa slnka na mieste"
    case .place: "Miesto: severná šírka a východná dĺžka v stupňoch"
    case .reminders: "Pripomienka"
    case .remindMe: "Pripomínať každý deň"
    case .time: "Čas"
    case .timeHint: "Viac časov oddelených čiarkou, napríklad 09:00, 20:30."
    case .remindHint:
      "Príde na zariadenie, kde sú nainštalované pripomienky Daybooku, alebo do "
        + "prehliadača, ktorý povoľuje upozornenia."
    case .source: "Zdroj"
    case .bundled: "Tie, ktoré sú súčasťou Grounding Sun"
    case .server: "Server, ktorý posiela afirmácie"
    case .address: "Jeho adresa, začína sa na https"
    case .keptSource: "Ponechať súčasný"
    case .language: "Jazyk"
    case .save: "Uložiť"
    case .write: "Napísať vlastnú"
    case .add: "Uložiť"
    case .edit: "Upraviť text"
    case .remove: "Už neukazovať"
    case .bringBack: "Vrátiť"
    case .removed: "Už sa neukazujú"
    case .own: "vlastná"
    case .noneListed: "Nie sú tu žiadne afirmácie. Napíšte prvú vlastnými slovami."
    case .noHistory: "Zatiaľ žiadne dni. Dnešok bude prvý."
    case .older: "Staršie"
    case .newer: "Novšie"
    case .picture: "Obrázok"
    case .share: "Zdieľať"
    }
  }
}

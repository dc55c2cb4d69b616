import CoreModels

extension SunPageWord {
  var german: String {
    switch self {
    case .newQuote: "Andere Affirmation"
    case .newHint: "Wählt für heute eine andere Affirmation"
    case .settings: "Einstellungen"
    case .close: "Schließen"
    case .affirmations: "Affirmationen"
    case .history: "Bisherige Tage"
    case .today: "Heute"
    case .parts: "Teile von Grounding Sun"
    case .look: "Aussehen"
    case .light: "Hell"
    case .dark: "Dunkel"
    case .byClock: "Nach der Uhr: hell von 06:00 bis 18:00"
    case .bySun: "Nach der Sonne an einem Ort"
    case .place: "Ort: Grad Nord und Ost"
    case .reminders: "Erinnerung"
    case .remindMe: "Jeden Tag erinnern"
    case .time: "Uhrzeit"
    case .timeHint: "Mehrere Zeiten mit Kommas getrennt, etwa 09:00, 20:30."
    case .remindHint:
      "Sie kommt auf dem Gerät an, auf dem die Erinnerungen von Daybook eingerichtet sind, oder im "
        + "Browser, der Benachrichtigungen erlaubt."
    case .source: "Quelle"
    case .bundled: "Die von Grounding Sun"
    case .server: "Ein Server mit Affirmationen"
    case .address: "Seine Adresse (beginnt mit https)"
    case .keptSource: "Die jetzige behalten"
    case .language: "Sprache"
    case .save: "Speichern"
    case .write: "Eine eigene schreiben"
    case .add: "Behalten"
    case .edit: "Umformulieren"
    case .remove: "Nicht mehr zeigen"
    case .bringBack: "Zurückholen"
    case .removed: "Nicht mehr gezeigt"
    case .own: "deine eigene"
    case .noneListed: "Es gibt keine Affirmationen. Schreib die erste mit eigenen Worten."
    case .noHistory: "Noch keine Tage. Heute wird der erste."
    case .older: "Ältere"
    case .newer: "Neuere"
    case .picture: "Bild"
    case .share: "Teilen"
    }
  }
}

import CoreModels

extension WeatherText {
  var german: String {
    switch self {
    case .highLow(let high, let low): "Höchstwert \(high), Tiefstwert \(low)"
    case .rain(let figures): "Regen \(figures)"
    case .wind(let speed): "Wind \(speed)"
    case .updated(let age): "Aktualisiert \(age)"
    case .stale: "kann sich geändert haben"
    case .refreshing: "wird aktualisiert …"
    case .searching: "Ort wird gesucht …"
    case .offline: "offline"
    case .notRefreshed: "nicht aktualisiert"
    case .day: "Tag"
    case .high: "Max."
    case .low: "Min."
    case .rainTitle: "Regen"
    case .windTitle: "Wind"
    case .week(let place): "Die nächsten Tage: \(place)"
    case .pictureWritten(let path): "Das Bild liegt in \(path)."
    case .noPlaces: "Noch kein Ort. So wählst du einen: daily-brief place Wien"
    case .placeKept(let name): "Gemerkt: \(name)"
    case .placePrimary(let name): "Ab jetzt an erster Stelle: \(name)"
    case .placeRemoved(let name): "Entfernt: \(name)"
    case .primary: "Hauptort"
    case .which(let name): "Mehrere Orte heißen \(name):"
    case .chooseNumber: "Welcher? Gib die Nummer ein:"
    case .error(.badForecast): "Die Antwort des Wetterdienstes ist keine Vorhersage."
    case .error(.emptyForecast): "Der Wetterdienst hat für diesen Ort gerade keine Werte."
    case .error(.refused(let reason)): "Der Wetterdienst nimmt das nicht an: \(reason)"
    case .error(.limited(.minute, _)): "Der Wetterdienst wurde in dieser Minute zu oft gefragt."
    case .error(.limited(.hour, _)): "Der Wetterdienst wurde in dieser Stunde zu oft gefragt."
    case .error(.limited(.day, _)): "Der Wetterdienst wurde heute zu oft gefragt."
    case .error(.noSuchDay(let day)):
      "Die Vorhersage reicht nicht bis zum \(day.longText(in: .german))."
    case .error(.tooLate): "Der Wetterdienst hat zu lange gebraucht."
    case .error(.noPlace): "Es ist kein Ort gewählt."
    case .error(.badPlaces): "Die Antwort auf die Suche nach dem Ort ist nicht lesbar."
    case .error(.unknownPlace(let name)): "Es wurde kein Ort namens „\(name)“ gefunden."
    case .error(.ambiguousPlace(let name, let choices)):
      "Mehrere Orte heißen „\(name)“: \(choices.joined(separator: "; "))."
    case .error(.badChoice(let number, let count)): "\(number) ist keine Zahl von 1 bis \(count)."
    case .error(.notKept(let name)): "„\(name)“ ist keiner deiner Orte."
    case .error(.nameWithoutPoint):
      "--name geht nur bei einem Ort, der mit Koordinaten angegeben ist."
    case .advice(.badForecast), .advice(.emptyForecast), .advice(.tooLate), .advice(.badPlaces):
      "Versuch es später noch einmal."
    case .advice(.refused): "Prüfe den Ort: daily-brief place"
    case .advice(.limited(.minute, _)): "Versuch es in einer Minute noch einmal."
    case .advice(.limited(.hour, _)): "Versuch es in der nächsten Stunde noch einmal."
    case .advice(.limited(.day, _)): "Versuch es morgen noch einmal."
    case .advice(.noSuchDay): "Eine Vorhersage umfasst heute und die sechs Tage danach."
    case .advice(.noPlace): "So wählst du einen: daily-brief place Wien"
    case .advice(.unknownPlace):
      "Prüfe die Schreibweise oder gib Koordinaten an: 48.21,16.37 --name Daheim"
    case .advice(.ambiguousPlace):
      "Füge nach einem Komma Land oder Region an oder wähle mit --number."
    case .advice(.badChoice): "Ohne --number erscheint die Auswahl."
    case .advice(.notKept): "daily-brief place listet sie auf."
    case .advice(.nameWithoutPoint): "Zum Beispiel: daily-brief place 48.21,16.37 --name Daheim"
    }
  }
}

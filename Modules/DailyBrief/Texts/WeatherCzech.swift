extension WeatherText {
  var czech: String {
    switch self {
    case .highLow(let high, let low): "Maximum \(high), minimum \(low)"
    case .rain(let figures): "Srážky \(figures)"
    case .wind(let speed): "Vítr \(speed)"
    case .updated(let age): "Aktualizováno \(age)"
    case .stale: "údaje se mohly změnit"
    case .refreshing: "obnovuje se…"
    case .searching: "hledá se místo…"
    case .offline: "bez sítě"
    case .notRefreshed: "neobnoveno"
    case .day: "Den"
    case .high: "Max."
    case .low: "Min."
    case .rainTitle: "Srážky"
    case .windTitle: "Vítr"
    case .week(let place): "Nejbližší dny: \(place)"
    case .pictureWritten(let path): "Nakresleno do souboru \(path)"
    case .noPlaces: "Zatím žádné místo. Nastavíte ho takto: daily-brief place Praha"
    case .placeKept(let name): "Uloženo: \(name)"
    case .placePrimary(let name): "Odteď na prvním místě: \(name)"
    case .placeRemoved(let name): "Odstraněno: \(name)"
    case .primary: "hlavní"
    case .which(let name): "Název \(name) má více míst:"
    case .chooseNumber: "Které z nich? Napište číslo:"
    case .error(.badForecast): "Odpověď meteorologické služby není předpověď."
    case .error(.emptyForecast): "Meteorologická služba teď pro toto místo nemá údaje."
    case .error(.refused(let reason)): "Meteorologická služba požadavek nepřijala: \(reason)"
    case .error(.limited(.minute, _)):
      "Meteorologická služba dostala za tuto minutu příliš mnoho dotazů."
    case .error(.limited(.hour, _)):
      "Meteorologická služba dostala za tuto hodinu příliš mnoho dotazů."
    case .error(.limited(.day, _)): "Meteorologická služba dostala dnes příliš mnoho dotazů."
    case .error(.noSuchDay(let day)): "Předpověď nemá nic na \(day)."
    case .error(.tooLate): "Meteorologické službě to trvalo příliš dlouho."
    case .error(.noPlace): "Není nastaveno žádné místo."
    case .error(.badPlaces): "Odpověď na hledání místa se nedá přečíst."
    case .error(.unknownPlace(let name)): "Místo „\(name)“ se nenašlo."
    case .error(.ambiguousPlace(let name, let choices)):
      "Název „\(name)“ má více míst: \(choices.joined(separator: "; "))."
    case .error(.badChoice(let number, let count)): "\(number) není číslo od 1 do \(count)."
    case .error(.notKept(let name)): "„\(name)“ mezi vašimi místy není."
    case .error(.nameWithoutPoint): "--name patří k místu zadanému souřadnicemi."
    case .advice(.badForecast), .advice(.emptyForecast), .advice(.tooLate), .advice(.badPlaces):
      "Zkuste to později."
    case .advice(.refused): "Zkontrolujte místo: daily-brief place"
    case .advice(.limited(.minute, _)): "Zkuste to za minutu."
    case .advice(.limited(.hour, _)): "Zkuste to v další hodině."
    case .advice(.limited(.day, _)): "Zkuste to zítra."
    case .advice(.noSuchDay): "Předpověď je na dnešek a šest dalších dnů."
    case .advice(.noPlace): "Nastavíte ho takto: daily-brief place Praha"
    case .advice(.unknownPlace):
      "Zkontrolujte pravopis nebo zadejte stupně: 50.08,14.43 --name Doma"
    case .advice(.ambiguousPlace):
      "Za čárku přidejte zemi nebo oblast, nebo vyberte jedno pomocí --number."
    case .advice(.badChoice): "Možnosti se vypíší bez --number."
    case .advice(.notKept): "Seznam ukáže daily-brief place."
    case .advice(.nameWithoutPoint): "Například: daily-brief place 50.08,14.43 --name Doma"
    }
  }
}

extension WeatherText {
  var slovak: String {
    switch self {
    case .highLow(let high, let low): "Najviac \(high), najmenej \(low)"
    case .rain(let chance, let amount): "Zrážky \(chance)" + (amount.map { ", \($0)" } ?? "")
    case .wind(let speed): "Vietor \(speed)"
    case .updated(let age): "Aktualizované \(age)"
    case .stale: "mohla sa zmeniť"
    case .refreshing: "obnovuje sa…"
    case .searching: "hľadá sa miesto…"
    case .offline: "bez siete"
    case .notRefreshed: "neobnovené"
    case .day: "Deň"
    case .high: "Max."
    case .low: "Min."
    case .rainTitle: "Zrážky"
    case .windTitle: "Vietor"
    case .week(let place): "Najbližšie dni: \(place)"
    case .pictureWritten(let path): "Nakreslené do súboru \(path)"
    case .noPlaces: "Zatiaľ žiadne miesto. Nastavíte ho takto: daily-brief place Bratislava"
    case .placeKept(let name): "Uložené: \(name)"
    case .placePrimary(let name): "Odteraz na prvom mieste: \(name)"
    case .placeRemoved(let name): "Odstránené: \(name)"
    case .primary: "hlavné"
    case .which(let name): "Názov \(name) má viac miest:"
    case .chooseNumber: "Ktoré z nich? Napíšte číslo:"
    case .error(.badForecast): "Odpoveď meteorologickej služby nie je predpoveď."
    case .error(.emptyForecast): "Meteorologická služba teraz pre toto miesto nemá údaje."
    case .error(.refused(let reason)): "Meteorologická služba požiadavku neprijala: \(reason)"
    case .error(.limited(.minute, _)):
      "Meteorologická služba dostala za túto minútu priveľa otázok."
    case .error(.limited(.hour, _)): "Meteorologická služba dostala za túto hodinu priveľa otázok."
    case .error(.limited(.day, _)): "Meteorologická služba dostala dnes priveľa otázok."
    case .error(.noSuchDay(let day)): "Predpoveď nemá nič na \(day)."
    case .error(.tooLate): "Meteorologickej službe to trvalo príliš dlho."
    case .error(.noPlace): "Nie je nastavené žiadne miesto."
    case .error(.badPlaces): "Odpoveď na hľadanie miesta sa nedá prečítať."
    case .error(.unknownPlace(let name)): "Miesto „\(name)“ sa nenašlo."
    case .error(.ambiguousPlace(let name, let choices)):
      "Názov „\(name)“ má viac miest: \(choices.joined(separator: "; "))."
    case .error(.badChoice(let number, let count)): "\(number) nie je číslo od 1 do \(count)."
    case .error(.notKept(let name)): "„\(name)“ medzi vašimi miestami nie je."
    case .error(.nameWithoutPoint): "--name patrí k miestu zadanému súradnicami."
    case .error(.unknownPictureType(let file)): "\(file) nie je súbor .svg ani .png."
    case .advice(.badForecast), .advice(.emptyForecast), .advice(.tooLate), .advice(.badPlaces):
      "Skúste to neskôr."
    case .advice(.refused): "Skontrolujte miesto: daily-brief place"
    case .advice(.limited(.minute, _)): "Skúste to o minútu."
    case .advice(.limited(.hour, _)): "Skúste to v ďalšej hodine."
    case .advice(.limited(.day, _)): "Skúste to zajtra."
    case .advice(.noSuchDay): "Predpoveď je na dnešok a šesť ďalších dní."
    case .advice(.noPlace): "Nastavíte ho takto: daily-brief place Bratislava"
    case .advice(.unknownPlace):
      "Skontrolujte pravopis alebo zadajte stupne: 48.15,17.11 --name Doma"
    case .advice(.ambiguousPlace):
      "Za čiarku pridajte krajinu alebo oblasť, alebo vyberte jedno cez --number."
    case .advice(.badChoice): "Možnosti sa vypíšu bez --number."
    case .advice(.notKept): "Zoznam ukáže daily-brief place."
    case .advice(.nameWithoutPoint): "Napríklad: daily-brief place 48.15,17.11 --name Doma"
    case .advice(.unknownPictureType): "Názov súboru nech sa končí na .svg alebo .png."
    }
  }
}

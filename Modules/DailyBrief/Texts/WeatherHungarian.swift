import CoreModels

extension WeatherText {
  var hungarian: String {
    switch self {
    case .highLow(let high, let low): "Maximum \(high), minimum \(low)"
    case .rain(let figures): "Csapadék \(figures)"
    case .wind(let speed): "Szél \(speed)"
    case .updated(let age): "Frissítve: \(age)"
    case .stale: "azóta változhatott"
    case .refreshing: "frissítés…"
    case .searching: "hely keresése…"
    case .offline: "nincs hálózat"
    case .notRefreshed: "nem frissült"
    case .day: "Nap"
    case .high: "Max."
    case .low: "Min."
    case .rainTitle: "Csapadék"
    case .windTitle: "Szél"
    case .week(let place): "A következő napok: \(place)"
    case .pictureWritten(let path): "A kép itt van: \(path)."
    case .noPlaces: "Még nincs hely. Így adható meg: daily-brief place Budapest"
    case .placeKept(let name): "Megjegyezve: \(name)"
    case .placePrimary(let name): "Mostantól az első: \(name)"
    case .placeRemoved(let name): "Törölve: \(name)"
    case .primary: "elsődleges"
    case .which(let name): "Több hely neve is \(name):"
    case .chooseNumber: "Melyik legyen? Írd be a számát:"
    case .error(.badForecast): "Az időjárás-szolgáltatás válasza nem előrejelzés."
    case .error(.emptyForecast): "Az időjárás-szolgáltatásnak most nincs adata erről a helyről."
    case .error(.refused(let reason)): "Az időjárás-szolgáltatás ezt nem fogadja el: \(reason)"
    case .error(.limited(.minute, _)):
      "Az időjárás-szolgáltatás ebben a percben túl sok lekérdezést kapott."
    case .error(.limited(.hour, _)):
      "Az időjárás-szolgáltatás ebben az órában túl sok lekérdezést kapott."
    case .error(.limited(.day, _)): "Az időjárás-szolgáltatás ma túl sok lekérdezést kapott."
    case .error(.noSuchDay(let day)):
      "Az előrejelzés nem terjed ki erre a napra: \(day.longText(in: .hungarian))."
    case .error(.tooLate): "Az időjárás-szolgáltatás túl sokáig nem válaszolt."
    case .error(.noPlace): "Nincs megadva hely."
    case .error(.badPlaces): "A helykeresésre kapott válasz nem olvasható."
    case .error(.unknownPlace(let name)): "Nincs találat erre a helyre: „\(name)”."
    case .error(.ambiguousPlace(let name, let choices)):
      "Több hely neve is „\(name)”: \(choices.joined(separator: "; "))."
    case .error(.badChoice(let number, let count)): "\(number) nem szám 1 és \(count) között."
    case .error(.notKept(let name)): "„\(name)” nincs a helyeid között."
    case .error(.nameWithoutPoint): "A --name csak koordinátákkal megadott helyhez használható."
    case .advice(.badForecast), .advice(.emptyForecast), .advice(.tooLate), .advice(.badPlaces):
      "Próbáld újra később."
    case .advice(.refused): "Ellenőrizd a helyet: daily-brief place"
    case .advice(.limited(.minute, _)): "Próbáld újra egy perc múlva."
    case .advice(.limited(.hour, _)): "Próbáld újra a következő órában."
    case .advice(.limited(.day, _)): "Próbáld újra holnap."
    case .advice(.noSuchDay): "Az előrejelzés a mai és az azt követő hat napra szól."
    case .advice(.noPlace): "Így adható meg: daily-brief place Budapest"
    case .advice(.unknownPlace):
      "Ellenőrizd az írásmódot, vagy adj meg koordinátákat: 47.50,19.04 --name Otthon"
    case .advice(.ambiguousPlace):
      "Vessző után írd be az országot vagy a régiót, vagy válassz a --number kapcsolóval."
    case .advice(.badChoice): "--number nélkül megjelennek a lehetőségek."
    case .advice(.notKept): "A listát a daily-brief place mutatja."
    case .advice(.nameWithoutPoint): "Például: daily-brief place 47.50,19.04 --name Otthon"
    }
  }
}

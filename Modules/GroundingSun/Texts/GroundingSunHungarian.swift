import CoreModels

extension GroundingSunText {
  var hungarian: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "A grounding-sun new másikat választ"
    case .refreshing: "újak keresése…"
    case .offline: "nincs hálózat"
    case .notRefreshed: "nem frissült"
    case .added: "A saját megerősítéseid közé került:"
    case .alreadyThere: "Ez már megvan:"
    case .edited: "Mától így szól:"
    case .removed: "Többé nem kerül elő; ahol már szerepelt, ott megmarad:"
    case .broughtBack: "Újra sorra kerülhet:"
    case .noHistory: "Még nincsenek napok. Az elsőt a grounding-sun mutatja meg."
    case .noneUpcoming: "A következő 14 napban nincs emlékeztető."
    case .noneListed: "Nincs egyetlen megerősítés sem. A grounding-sun add felír egyet."
    case .noneRemoved: "Egy sincs eltávolítva."
    case .source(.bundled): "A megerősítések a Grounding Sun sajátjai"
    case .source(let source): "A megerősítések forrása: \(source.name)"
    case .sourceSet(.bundled): "Mostantól a Grounding Sun saját megerősítései jönnek"
    case .sourceSet(let source): "A megerősítések új forrása: \(source.name)"
    case .sourceWaits:
      "Amíg nem válaszol, a korábban mentettek vagy a Grounding Sun sajátjai jelennek meg."
    case .themeManual(.light): "Világos megjelenés, amíg mást nem választasz."
    case .themeManual(.dark): "Sötét megjelenés, amíg mást nem választasz."
    case .themeClock(.light): "Automatikus: 06:00 és 18:00 között világos, most világos."
    case .themeClock(.dark): "Automatikus: 06:00 és 18:00 között világos, most sötét."
    case .themeSun(.light, let place): "Automatikus, a nap szerint (\(place)): most világos."
    case .themeSun(.dark, let place): "Automatikus, a nap szerint (\(place)): most sötét."
    case .sunTimes(let rise, let set): "Napkelte \(rise), napnyugta \(set)."
    case .polarDay: "Ma ott nem nyugszik le a nap."
    case .polarNight: "Ma ott nem kel fel a nap."
    case .error(.badReply): "A kiszolgáló válasza nem megerősítések listája."
    case .error(.tooLate): "A kiszolgáló túl sokáig nem válaszolt."
    case .error(.badFile(let path)): "Ez nem megerősítések listája: \(path)."
    case .error(.emptySource(let path)): "Ebben a fájlban nincs megerősítés: \(path)."
    case .error(.noSuchAffirmation(let id)):
      "Egyetlen megerősítés azonosítója sem kezdődik így: „\(id)”."
    case .error(.ambiguousID(let id)): "Több megerősítés azonosítója is így kezdődik: „\(id)”."
    case .error(.nothingElse): "A mai nap már minden megerősítést megkapott."
    case .error(.badPlace(let text)): "„\(text)” nem érvényes hely."
    case .error(.noPlace): "A nap csak ismert helyen követhető."
    case .error(.placeWithoutSun):
      "A --sun csak a theme auto, a --place csak a --sun mellett használható."
    case .advice(.badReply), .advice(.tooLate): "Próbáld meg később, vagy válassz másik forrást."
    case .advice(.badFile):
      "Írj soronként egy megerősítést, vagy JSON-t így: [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Írj soronként egy megerősítést."
    case .advice(.noSuchAffirmation): "Az azonosítókat a grounding-sun list mutatja."
    case .advice(.ambiguousID): "Adj meg többet az azonosítóból."
    case .advice(.nothingElse): "A grounding-sun add felír egy újat."
    case .advice(.badPlace): "Add meg az északi és a keleti fokot, például 48.15,17.11."
    case .advice(.noPlace):
      "Elég egyszer megadni: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun): "Például: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}

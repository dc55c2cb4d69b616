import CoreModels

extension GroundingSunText {
  var slovak: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "grounding-sun new vyberie inú"
    case .refreshing: "hľadajú sa nové…"
    case .offline: "bez siete"
    case .notRefreshed: "neobnovené"
    case .added: "Uložené medzi vaše afirmácie:"
    case .alreadyThere: "Túto už máte:"
    case .edited: "Odo dneška znie:"
    case .removed: "Už nepríde. Dňom, ktoré ju mali, zostane:"
    case .broughtBack: "Opäť sa strieda s ostatnými:"
    case .noHistory: "Zatiaľ žiadne dni. Prvý ukáže grounding-sun."
    case .noneUpcoming: "Na najbližších 14 dní nie je žiadna pripomienka."
    case .noneListed: "Nie sú tu žiadne afirmácie. Novú zapíše grounding-sun add."
    case .noneRemoved: "Žiadna nie je odstránená."
    case .source(.bundled): "Afirmácie sú z Grounding Sun"
    case .source(let source): "Zdroj afirmácií: \(source.name)"
    case .sourceSet(.bundled): "Odteraz sú afirmácie z Grounding Sun"
    case .sourceSet(let source): "Nový zdroj afirmácií: \(source.name)"
    case .sourceWaits: "Kým sa neozve, poslúžia skôr uložené alebo tie z Grounding Sun."
    case .themeManual(.light): "Svetlý vzhľad, kým nezvolíte inak."
    case .themeManual(.dark): "Tmavý vzhľad, kým nezvolíte inak."
    case .themeClock(.light): "Automaticky: svetlý vzhľad od 06:00 do 18:00, teraz svetlý."
    case .themeClock(.dark): "Automaticky: svetlý vzhľad od 06:00 do 18:00, teraz tmavý."
    case .themeSun(.light, let place):
      "Automaticky podľa slnka na mieste \(place): teraz svetlý vzhľad."
    case .themeSun(.dark, let place):
      "Automaticky podľa slnka na mieste \(place): teraz tmavý vzhľad."
    case .sunTimes(let rise, let set): "Východ slnka \(rise), západ \(set)."
    case .polarDay: "Dnes tam slnko nezapadne."
    case .polarNight: "Dnes tam slnko nevyjde."
    case .error(.badReply): "Odpoveď servera nie je zoznam afirmácií."
    case .error(.tooLate): "Serveru to trvalo príliš dlho."
    case .error(.badFile(let path)): "\(path) nie je zoznam afirmácií."
    case .error(.emptySource(let path)): "V súbore \(path) nie je žiadna afirmácia."
    case .error(.noSuchAffirmation(let id)): "Označenie žiadnej afirmácie sa nezačína na „\(id)“."
    case .error(.ambiguousID(let id)): "Na „\(id)“ sa začína označenie viacerých afirmácií."
    case .error(.nothingElse): "Dnes ste už videli všetky afirmácie, ktoré tu sú."
    case .error(.badPlace(let text)): "„\(text)“ nie je miesto."
    case .error(.noPlace): "Vzhľad sa môže riadiť slnkom len na známom mieste."
    case .error(.placeWithoutSun): "--sun patrí k theme auto a --place patrí k --sun."
    case .advice(.badReply), .advice(.tooLate): "Skúste to neskôr alebo zvoľte iný zdroj."
    case .advice(.badFile):
      "Napíšte každú afirmáciu na nový riadok alebo JSON v tvare [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Napíšte každú afirmáciu na nový riadok."
    case .advice(.noSuchAffirmation): "Označenia ukáže grounding-sun list."
    case .advice(.ambiguousID): "Napíšte z označenia viac znakov."
    case .advice(.nothingElse): "Ďalšiu zapíše grounding-sun add."
    case .advice(.badPlace): "Zadajte stupne na sever a na východ, napríklad 48.15,17.11."
    case .advice(.noPlace): "Stačí ho zadať raz: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun): "Napríklad: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}

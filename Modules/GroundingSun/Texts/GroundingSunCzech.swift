import CoreModels

extension GroundingSunText {
  var czech: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "grounding-sun new vybere jinou"
    case .refreshing: "hledají se nové…"
    case .offline: "bez sítě"
    case .notRefreshed: "neobnoveno"
    case .added: "Uloženo mezi vaše afirmace:"
    case .alreadyThere: "Tuhle už máte:"
    case .edited: "Ode dneška zní:"
    case .removed: "Už nepřijde. Dnům, které ji měly, zůstane:"
    case .broughtBack: "Znovu se střídá s ostatními:"
    case .noHistory: "Zatím žádné dny. První ukáže grounding-sun."
    case .noneUpcoming: "Na příštích 14 dní není žádná připomínka."
    case .noneListed: "Nejsou tu žádné afirmace. Novou zapíše grounding-sun add."
    case .noneRemoved: "Žádná není odebraná."
    case .source(.bundled): "Afirmace jsou z Grounding Sun"
    case .source(let source): "Zdroj afirmací: \(source.name)"
    case .sourceSet(.bundled): "Odteď jsou afirmace z Grounding Sun"
    case .sourceSet(let source): "Nový zdroj afirmací: \(source.name)"
    case .sourceWaits: "Než se ozve, poslouží dříve uložené nebo ty z Grounding Sun."
    case .themeManual(.light): "Světlý vzhled, dokud nezvolíte jinak."
    case .themeManual(.dark): "Tmavý vzhled, dokud nezvolíte jinak."
    case .themeClock(.light): "Automaticky: světlý vzhled od 06:00 do 18:00, teď světlý."
    case .themeClock(.dark): "Automaticky: světlý vzhled od 06:00 do 18:00, teď tmavý."
    case .themeSun(.light, let place):
      "Automaticky podle slunce na místě \(place): teď světlý vzhled."
    case .themeSun(.dark, let place):
      "Automaticky podle slunce na místě \(place): teď tmavý vzhled."
    case .sunTimes(let rise, let set): "Východ slunce \(rise), západ \(set)."
    case .polarDay: "Dnes tam slunce nezapadne."
    case .polarNight: "Dnes tam slunce nevyjde."
    case .error(.badReply): "Odpověď serveru není seznam afirmací."
    case .error(.tooLate): "Serveru to trvalo příliš dlouho."
    case .error(.badFile(let path)): "\(path) není seznam afirmací."
    case .error(.emptySource(let path)): "V souboru \(path) není žádná afirmace."
    case .error(.noSuchAffirmation(let id)): "Označení žádné afirmace nezačíná na „\(id)“."
    case .error(.ambiguousID(let id)): "Na „\(id)“ začíná označení více afirmací."
    case .error(.nothingElse): "Dnes jste už viděli všechny afirmace, které tu jsou."
    case .error(.badPlace(let text)): "„\(text)“ není místo."
    case .error(.noPlace): "Vzhled se může řídit sluncem jen na známém místě."
    case .error(.placeWithoutSun): "--sun patří k theme auto a --place patří k --sun."
    case .advice(.badReply), .advice(.tooLate): "Zkuste to později nebo zvolte jiný zdroj."
    case .advice(.badFile):
      "Napište každou afirmaci na nový řádek nebo JSON ve tvaru [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Napište každou afirmaci na nový řádek."
    case .advice(.noSuchAffirmation): "Označení ukáže grounding-sun list."
    case .advice(.ambiguousID): "Napište z označení víc znaků."
    case .advice(.nothingElse): "Další zapíše grounding-sun add."
    case .advice(.badPlace): "Zadejte stupně na sever a na východ, například 48.15,17.11."
    case .advice(.noPlace):
      "Stačí ho zadat jednou: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun): "Například: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}

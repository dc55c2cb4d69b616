import CoreModels

extension GroundingSunText {
  var german: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "grounding-sun new wählt eine andere"
    case .refreshing: "sucht nach neuen …"
    case .offline: "offline"
    case .notRefreshed: "nicht aktualisiert"
    case .added: "Zu deinen Affirmationen hinzugefügt:"
    case .alreadyThere: "Diese hast du schon:"
    case .edited: "Von heute an lautet sie:"
    case .removed: "Kommt nicht wieder; an Tagen, an denen sie dran war, bleibt sie:"
    case .broughtBack: "Ist wieder dabei:"
    case .noHistory: "Noch keine Tage. grounding-sun zeigt den ersten."
    case .noneUpcoming: "In den nächsten 14 Tagen kommt keine Erinnerung."
    case .noneListed: "Es gibt keine Affirmationen. Mit grounding-sun add schreibst du eine auf."
    case .noneRemoved: "Es wurde keine entfernt."
    case .source(.bundled): "Es gelten die Affirmationen von Grounding Sun"
    case .source(let source): "Die Affirmationen kommen von \(source.name)"
    case .sourceSet(.bundled): "Von nun an gelten die Affirmationen von Grounding Sun"
    case .sourceSet(let source): "Von nun an kommen die Affirmationen von \(source.name)"
    case .sourceWaits:
      "Bis sie antwortet, gelten die früher gespeicherten oder die von Grounding Sun."
    case .themeManual(.light): "Hell, bis du etwas anderes wählst."
    case .themeManual(.dark): "Dunkel, bis du etwas anderes wählst."
    case .themeClock(.light): "Automatisch: hell von 06:00 bis 18:00, jetzt hell."
    case .themeClock(.dark): "Automatisch: hell von 06:00 bis 18:00, jetzt dunkel."
    case .themeSun(.light, let place): "Automatisch, nach der Sonne bei \(place): jetzt hell."
    case .themeSun(.dark, let place): "Automatisch, nach der Sonne bei \(place): jetzt dunkel."
    case .sunTimes(let rise, let set): "Sonnenaufgang \(rise), Sonnenuntergang \(set)."
    case .polarDay: "Heute geht die Sonne dort nicht unter."
    case .polarNight: "Heute geht die Sonne dort nicht auf."
    case .error(.badReply): "Die Antwort des Servers ist keine Liste von Affirmationen."
    case .error(.tooLate): "Der Server hat zu lange gebraucht."
    case .error(.badFile(let path)): "\(path) ist keine Liste von Affirmationen."
    case .error(.emptySource(let path)): "In \(path) steht keine Affirmation."
    case .error(.noSuchAffirmation(let id)):
      "Keine Affirmation hat eine Kennung, die mit „\(id)“ beginnt."
    case .error(.ambiguousID(let id)): "Mehrere Kennungen beginnen mit „\(id)“."
    case .error(.nothingElse): "Der heutige Tag hatte schon alle Affirmationen."
    case .error(.badPlace(let text)): "„\(text)“ ist kein Ort."
    case .error(.noPlace): "Der Sonne lässt sich nur an einem bekannten Ort folgen."
    case .error(.placeWithoutSun): "--sun geht nur mit theme auto und --place nur mit --sun."
    case .advice(.badReply), .advice(.tooLate):
      "Versuch es später noch einmal oder wähle eine andere Quelle."
    case .advice(.badFile):
      "Schreib eine Affirmation pro Zeile oder JSON wie [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Schreib eine Affirmation pro Zeile."
    case .advice(.noSuchAffirmation): "grounding-sun list zeigt die Kennungen."
    case .advice(.ambiguousID): "Gib mehr von der Kennung an."
    case .advice(.nothingElse): "Mit grounding-sun add schreibst du eine weitere auf."
    case .advice(.badPlace): "Gib Grad nach Norden und Osten an, zum Beispiel 48.15,17.11."
    case .advice(.noPlace):
      "Einmal nennen genügt: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun):
      "Zum Beispiel: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}

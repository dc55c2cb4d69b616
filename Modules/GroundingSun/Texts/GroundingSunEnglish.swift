import CoreModels

extension GroundingSunText {
  var english: String {
    switch self {
    case .title: "Grounding Sun"
    case .newHint: "grounding-sun new gives another"
    case .refreshing: "looking for new ones…"
    case .offline: "offline"
    case .notRefreshed: "not refreshed"
    case .added: "Added to your own affirmations:"
    case .alreadyThere: "You have this one already:"
    case .edited: "From today it says:"
    case .removed: "Will not be shown again; days that had it keep it:"
    case .broughtBack: "Will be shown again:"
    case .noHistory: "No days yet. grounding-sun shows the first."
    case .noneUpcoming: "No reminder is due in the next 14 days."
    case .noneListed: "There are no affirmations. grounding-sun add adds one."
    case .noneRemoved: "None have been removed."
    case .source(.bundled): "Affirmations are Grounding Sun’s own"
    case .source(let source): "Affirmations come from \(source.name)"
    case .sourceSet(.bundled): "From now on affirmations are Grounding Sun’s own"
    case .sourceSet(let source): "From now on affirmations come from \(source.name)"
    case .sourceWaits:
      "Until it answers, those saved earlier are used, or those that come with Grounding Sun."
    case .themeManual(.light): "Light until you choose otherwise."
    case .themeManual(.dark): "Dark until you choose otherwise."
    case .themeClock(.light): "Automatic: light from 06:00 until 18:00, now light."
    case .themeClock(.dark): "Automatic: light from 06:00 until 18:00, now dark."
    case .themeSun(.light, let place): "Automatic, by the sun at \(place): now light."
    case .themeSun(.dark, let place): "Automatic, by the sun at \(place): now dark."
    case .sunTimes(let rise, let set): "Sunrise \(rise), sunset \(set)."
    case .polarDay: "Today the sun does not set there."
    case .polarNight: "Today the sun does not rise there."
    case .error(.badReply): "The server’s answer is not a list of affirmations."
    case .error(.tooLate): "The server took too long."
    case .error(.badFile(let path)): "\(path) is not a list of affirmations."
    case .error(.emptySource(let path)): "There is no affirmation in \(path)."
    case .error(.noSuchAffirmation(let id)): "No affirmation’s id begins with “\(id)”."
    case .error(.ambiguousID(let id)): "More than one affirmation’s id begins with “\(id)”."
    case .error(.nothingElse): "Today has had every affirmation there is."
    case .error(.badPlace(let text)): "“\(text)” is not a place."
    case .error(.noPlace): "The sun can only be followed at a known place."
    case .error(.placeWithoutSun): "--sun only works with theme auto, and --place only with --sun."
    case .advice(.badReply), .advice(.tooLate): "Try again later, or choose another source."
    case .advice(.badFile):
      "Write one affirmation per line, or JSON like [{\"id\":\"a1\",\"text\":\"…\"}]."
    case .advice(.emptySource): "Write one affirmation per line."
    case .advice(.noSuchAffirmation): "grounding-sun list shows the ids."
    case .advice(.ambiguousID): "Give more of the id."
    case .advice(.nothingElse): "grounding-sun add adds another."
    case .advice(.badPlace): "Give degrees north and east, for example 48.15,17.11."
    case .advice(.noPlace):
      "You only have to give it once: grounding-sun theme auto --sun --place 48.15,17.11"
    case .advice(.placeWithoutSun):
      "For example: grounding-sun theme auto --sun --place 48.15,17.11"
    }
  }
}

import CoreModels

extension LessonText {
  var english: String {
    let language = Language.english
    return switch self {
    case .title: "Lesson"
    case .lastUpdated(let age): "Last updated: \(age.text(in: language))"
    case .neverUpdated: "Never updated"
    case .refreshHint: "lesson refresh looks for a new one"
    case .offline: "offline"
    case .notRefreshed: "not refreshed"
    case .refreshing: "refreshing…"
    case .page(let page, let pages): "page \(page) of \(pages)"
    case .added: "Added to your own lessons:"
    case .alreadyThere: "You already have this one:"
    case .marked: "Marked as a favourite:"
    case .unmarked: "No longer a favourite:"
    case .noFavorites: "No favourites yet. lesson favorite marks the lesson on screen."
    case .noHistory: "No lessons yet. lesson refresh looks for one."
    case .noMatches(let words): "No lesson contains “\(words)”."
    case .imported(let added, let known, let skipped):
      language.counted(added, one: "lesson", many: "lessons")
        + " added, \(known) already there, \(skipped) left out."
    case .exported(let count, let file):
      language.counted(count, one: "lesson", many: "lessons") + " written to \(file)."
    case .source(let name): "Lessons come from \(name)"
    case .sourceSet(let name): "From now on lessons come from \(name)"
    case .drawn(let path): "The picture is in \(path)."
    case .published(let version): "Published as version \(version)."
    case .error(.badReply): "The server’s answer is not a lesson."
    case .error(.tooLate): "The server took too long."
    case .error(.noSuchLesson(let id)): "No lesson’s id begins with “\(id)”."
    case .error(.ambiguousID(let id)): "More than one lesson’s id begins with “\(id)”."
    case .error(.emptySource(let path)): "There is no lesson in \(path)."
    case .advice(.badReply), .advice(.tooLate): "Try again later, or choose another lesson source."
    case .advice(.noSuchLesson): "lesson history shows the ids."
    case .advice(.ambiguousID): "Give more of the id."
    case .advice(.emptySource):
      "Write one lesson per line, or separate them with lines that contain only %."
    }
  }
}

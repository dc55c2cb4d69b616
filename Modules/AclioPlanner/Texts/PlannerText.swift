import CoreModels

/// The words of documents, in the languages that plans are written in (``PlanFacts/textLanguage``).
enum PlannerText: TextCatalogue, Hashable {
  /// Who wrote it, and for which goal.
  case origin(String)
  /// Why there are brackets.
  case brackets
  case timetableHead
  case moreWeeks(Int)
  case rhythm(times: Int, minutes: Int)
  case words(Int)
  case pages(Int)
  case instalmentHead
  case moreParts(Int, each: String, last: String)
  case total(String)
  case shareHead
  case sum
  case multiply
  case email(goal: String, step: String, due: String, name: String)
  case call(goal: String, due: String, name: String)

  static let samples: [PlannerText] = [
    .origin("Run"), .brackets, .timetableHead, .moreWeeks(3), .rhythm(times: 3, minutes: 40),
    .words(35), .pages(70), .instalmentHead, .moreParts(3, each: "10 euros", last: "4 euros"),
    .total("300 euros"), .shareHead, .sum, .multiply,
    .email(goal: "Run", step: "Ask", due: "1 May", name: ""),
    .email(goal: "Run", step: "Ask", due: "1 May", name: "Ema"),
    .call(goal: "Run", due: "1 May", name: "Ema"),
  ]

  func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak: slovak
    default: nil
    }
  }

  var english: String {
    let language = Language.english
    return switch self {
    case .origin(let goal): "Drafted by the offline planner for “\(goal)”."
    case .brackets: "Fill in what is in [brackets]."
    case .timetableHead: "| Week | From | How much | Due |"
    case .moreWeeks(let weeks): "Then another \(language.weeks(weeks)) in the same way."
    case .rhythm(let times, let minutes): "A week has \(times) sessions of \(minutes) minutes."
    case .words(let count): language.counted(count, one: "word", many: "words")
    case .pages(let count): language.counted(count, one: "page", many: "pages")
    case .instalmentHead: "| When | Put aside | Total |"
    case .moreParts(let count, let each, let last):
      "Then \(count) more of \(each) each, the last one \(last)."
    case .total(let sum): "Exactly \(sum) in total."
    case .shareHead: "| What | Share | Sum |"
    case .sum: "[sum]"
    case .multiply: "Set one sum, and multiply it by each share."
    case .email(let goal, let step, let due, let name):
      """
      Subject: A short question about my plan

      Hello [name],

      I am working on “\(goal)”, and the step I am at is: \(step). I would like to have it done by \
      \(due).

      Could you spare me ten minutes this week? One question is enough for me: [your question]. \
      A short written answer helps just as much.

      Thank you, whatever your answer is.

      \(name.isEmpty ? "[your name]" : name)
      """
    case .call(let goal, let due, let name):
      """
      1. “Hello, this is \(name.isEmpty ? "[your name]" : name). Is this a good moment for five \
      minutes?”
      2. “I am working on ‘\(goal)’ and want to be done by \(due).”
      3. Ask: “[the one thing you want to know or get]. What can you do for me?”
      4. Be silent and count to five.
      5. If yes: “From when, and may I have it in writing?”
      6. If no: “What would have to be different? Who else could decide it?”
      7. “Thank you. May I note your name and call back on [day]?”

      Note: day, name, what was promised, what comes next.
      """
    }
  }

  private var slovak: String {
    let language = Language.slovak
    return switch self {
    case .origin(let goal): "Návrh offline plánovača pre cieľ „\(goal)“."
    case .brackets: "Doplňte, čo je v [zátvorkách]."
    case .timetableHead: "| Týždeň | Od | Koľko | Termín |"
    case .moreWeeks(let weeks): "Ďalej rovnako, ešte \(language.weeks(weeks))."
    case .rhythm(let times, let minutes): "Týždenne \(times) × \(minutes) minút."
    case .words(let count): language.counted(count, one: "slovo", few: "slová", many: "slov")
    case .pages(let count): language.counted(count, one: "strana", few: "strany", many: "strán")
    case .instalmentHead: "| Kedy | Odložiť | Spolu |"
    case .moreParts(let count, let each, let last):
      "Ďalších platieb \(count) po \(each), posledná \(last)."
    case .total(let sum): "Spolu presne \(sum)."
    case .shareHead: "| Čo | Podiel | Suma |"
    case .sum: "[suma]"
    case .multiply: "Určte jednu sumu a vynásobte ju každým podielom."
    case .email(let goal, let step, let due, let name):
      """
      Predmet: Krátka otázka k môjmu plánu

      Dobrý deň, [meno],

      pracujem na cieli „\(goal)“ a práve som pri kroku: \(step). Hotové to chcem mať do \(due).

      Našli by ste si tento týždeň desať minút? Stačí mi jedna otázka: [vaša otázka]. Rovnako \
      pomôže aj krátka písomná odpoveď.

      Ďakujem, nech bude odpoveď akákoľvek.

      \(name.isEmpty ? "[vaše meno]" : name)
      """
    case .call(let goal, let due, let name):
      """
      1. „Dobrý deň, tu \(name.isEmpty ? "[vaše meno]" : name). Máte teraz päť minút?“
      2. „Pracujem na cieli ‚\(goal)‘ a chcem ho mať hotový do \(due).“
      3. Otázka: „[jediná vec, ktorú chcete vedieť alebo získať]. Čo mi viete ponúknuť?“
      4. Mlčte a narátajte do päť.
      5. Ak áno: „Odkedy? Môžem to dostať písomne?“
      6. Ak nie: „Čo by muselo byť inak? Kto iný o tom môže rozhodnúť?“
      7. „Ďakujem. Môžem si zapísať vaše meno a ozvať sa [deň]?“

      Zapíšte: deň, meno, čo sľúbili, čo príde ďalej.
      """
    }
  }
}

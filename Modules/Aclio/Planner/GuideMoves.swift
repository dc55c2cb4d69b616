import CoreModels

/// How one goes about an action: what to do in order, when it is done, and what if it does not go.
struct GuideMoves {
  let moves: [String]
  let done: String
  let stuck: String
  /// Whether the moves are the step's own words, which need not be said again.
  private(set) var saysAll = false

  struct Heads {
    let done: String, stuck: String, next: String

    init(_ language: Language) {
      (done, stuck, next) =
        language == .slovak
        ? ("Hotové je to, keď", "Ak to nejde:", "Potom príde:")
        : ("It is done when", "If it does not work:", "Next:")
    }
  }

  init(_ step: GoalStep, of facts: PlanFacts) {
    if let action = StepAction(step, in: facts.reading.kind) {
      self.init(action, in: facts.textLanguage)
    } else {
      self.init(ownWordsOf: step, in: facts.textLanguage)
    }
  }

  /// Move by move what the step's description says.
  private init(ownWordsOf step: GoalStep, in language: Language) {
    let sentences = step.description.sentences
    let time = step.duration.map { "\u{A0}(\($0))" } ?? ""
    switch language {
    case .slovak:
      moves =
        ["Vyberte deň a hodinu, ešte tento týždeň\(time)."] + sentences
        + ["Jedným riadkom zapíšte, ako to šlo a čo bude ďalej."]
      done = "viete jednou vetou povedať, čo z toho vzišlo."
      stuck = "spravte desať minút len z prvého bodu a skončite."
    default:
      moves =
        ["Choose a day and a time this week\(time)."] + sentences
        + ["Write one line: how it went, and what comes next."]
      done = "you can tell somebody in one sentence what came of it."
      stuck = "do ten minutes of its first point only, and stop."
    }
    saysAll = true
  }

  private init(_ action: StepAction, in language: Language) {
    self = language == .slovak ? GuideMoves.slovak(action) : GuideMoves.english(action)
  }

  private init(_ done: String, _ stuck: String, _ moves: String...) {
    (self.moves, self.done, self.stuck) = (moves, done, stuck)
  }

  private static func english(_ action: StepAction) -> GuideMoves {
    switch action {
    case .practise:
      GuideMoves(
        "the days are in your calendar and the first session has taken place.",
        "halve the minutes and keep the days. Frequency carries it, not length.",
        "Choose the days and write each into the calendar with its hour.",
        "Put what you need where you will stand at that hour.",
        "Begin with the easiest two minutes; the rest follows.",
        "Mark each session with a cross, and write one word on how it went.",
        "After a week look: which hour worked? Move the others there.")
    case .ask:
      GuideMoves(
        "the question has been sent or asked, whatever comes back.",
        "send two lines instead of a call, or let somebody make the introduction.",
        "Write the one question that would help most, in a sentence.",
        "Choose the person, and a second choice.",
        "Say who you are, why them, how long it takes: ten minutes.",
        "Listen more than you speak; write down their words.",
        "Thank them the same day and say what you will do with it.")
    case .buy:
      GuideMoves(
        "it is at home, booked or confirmed in writing.",
        "borrow or rent it for two weeks; what you then miss you may buy.",
        "Write what it has to be able to do, in three points.",
        "Set the highest price before you look.",
        "Compare three offers: new, used, borrowed.",
        "Read the terms: returning, delivery, what costs extra.",
        "Decide the same day and note price and date.")
    case .check:
      GuideMoves(
        "the number, the date and one decision are on paper.",
        "count only one thing; a rough number now beats an exact one never.",
        "Get the number from last time.",
        "Measure under the same conditions: hour, place, tool.",
        "Write both side by side, without judging.",
        "Find one reason for the difference.",
        "Change exactly one thing before the next check.")
    case .clear:
      GuideMoves(
        "what should leave has left, and the rest has its place.",
        "set ten minutes and take only what is easy.",
        "Set out three places: stays, goes, undecided.",
        "Start with the easiest corner, not with what you are most attached to.",
        "Take each piece in your hand only once.",
        "Carry out what goes, today.",
        "Undecided gets a date; after it, it goes.")
    case .choose:
      GuideMoves(
        "one choice is made, written down and told to somebody.",
        "take the second best now; most choices can be changed after two weeks.",
        "Name at most three candidates.",
        "Write two things that matter most, not ten.",
        "Score each from one to five, quickly.",
        "Imagine each on a bad Tuesday.",
        "Decide, and cross out the others.")
    case .write:
      GuideMoves(
        "it is on paper, however plainly.",
        "speak it into the phone and write that down.",
        "Set a quarter of an hour and one page.",
        "Write everything that comes, unsorted.",
        "Circle the three that matter.",
        "Put a date or a number beside each.",
        "Hang it where you see it tomorrow morning.")
    case .show:
      GuideMoves(
        "somebody has seen it, and you have written down what you learned.",
        "show it to one kind person first.",
        "Decide who, where and when.",
        "Prepare the day before: things, way, sleep.",
        "Begin calmly; the first minutes are the hardest.",
        "Afterwards note three things that went well and one to change.",
        "Thank whoever helped, and celebrate it the same day.")
    case .make:
      GuideMoves(
        "the piece can be seen, used or tried, finished or not.",
        "make a smaller one, or only its first part, in ten minutes.",
        "Lay out everything you need before you begin.",
        "Start with the part that is clear.",
        "Work in stretches of 25 minutes with five minutes off.",
        "Stop at a point from which you know how to go on.",
        "Write down the next move before you tidy up.")
    }
  }

  private static func slovak(_ action: StepAction) -> GuideMoves {
    switch action {
    case .practise:
      GuideMoves(
        "dni sú v kalendári a prvýkrát ste to už spravili.",
        "minúty skráťte na polovicu a dni nechajte. Rozhoduje pravidelnosť, nie dĺžka.",
        "Vyberte dni a každý zapíšte do kalendára aj s hodinou.",
        "Potrebné veci dajte tam, kde v tú hodinu budete stáť.",
        "Začnite najľahšími dvoma minútami; zvyšok príde.",
        "Za každý raz krížik a jedno slovo, aké to bolo.",
        "Po týždni pozrite, ktorá hodina fungovala, a presuňte k nej aj ostatné.")
    case .ask:
      GuideMoves(
        "otázka je položená či odoslaná, nech príde čokoľvek.",
        "namiesto telefonátu pošlite dva riadky, alebo nech vás niekto predstaví.",
        "Napíšte jednou vetou otázku, ktorá by pomohla najviac.",
        "Vyberte človeka a náhradníka.",
        "Povedzte, kto ste, prečo práve on a ako dlho to potrvá: desať minút.",
        "Viac počúvajte, než hovorte; zapisujte jeho slová.",
        "Ešte v ten deň poďakujte a povedzte, čo s tým spravíte.")
    case .buy:
      GuideMoves(
        "je to doma, objednané alebo písomne potvrdené.",
        "na dva týždne si to požičajte; čo potom chýba, to smiete kúpiť.",
        "V troch bodoch napíšte, čo to musí vedieť.",
        "Najvyššiu cenu určte skôr, než začnete pozerať.",
        "Porovnajte tri možnosti: nové, použité, požičané.",
        "Prečítajte podmienky: vrátenie, dodanie, čo stojí navyše.",
        "Rozhodnite v ten istý deň a zapíšte cenu aj dátum.")
    case .check:
      GuideMoves(
        "na papieri je číslo, dátum a jedno rozhodnutie.",
        "rátajte jedinú vec; približné číslo teraz je viac než presné nikdy.",
        "Vyhľadajte číslo z minula.",
        "Merajte za rovnakých podmienok: hodina, miesto, nástroj.",
        "Obe napíšte vedľa seba, bez hodnotenia.",
        "Nájdite jeden dôvod rozdielu.",
        "Do ďalšej kontroly zmeňte presne jednu vec.")
    case .clear:
      GuideMoves(
        "čo malo odísť, odišlo, a zvyšok má svoje miesto.",
        "nastavte desať minút a vezmite len to ľahké.",
        "Určte tri miesta: zostane, pôjde, neviem.",
        "Začnite najľahším kútom, nie najmilšou vecou.",
        "Každý kus vezmite do ruky len raz.",
        "Čo ide preč, vyneste ešte dnes.",
        "„Neviem“ dostane dátum; po ňom odchádza.")
    case .choose:
      GuideMoves(
        "jedna voľba padla, je zapísaná a niekto o nej vie.",
        "vezmite zatiaľ druhú najlepšiu; väčšina volieb sa dá po dvoch týždňoch zmeniť.",
        "Napíšte najviac tri možnosti.",
        "Napíšte dve veci, na ktorých záleží najviac, nie desať.",
        "Každú rýchlo ohodnoťte od jedna do päť.",
        "Predstavte si každú v zlý utorok.",
        "Rozhodnite a ostatné škrtnite.")
    case .write:
      GuideMoves(
        "je to na papieri, hoci celkom jednoducho.",
        "povedzte to do telefónu a prepíšte.",
        "Nastavte štvrťhodinu a vezmite jednu stranu.",
        "Píšte všetko, čo príde, bez poradia.",
        "Zakrúžkujte tri podstatné veci.",
        "Ku každej napíšte dátum alebo číslo.",
        "Zaveste to tam, kde to zajtra ráno uvidíte.")
    case .show:
      GuideMoves(
        "niekto to videl a vy máte zapísané, čo ste sa naučili.",
        "ukážte to najprv jednému láskavému človeku.",
        "Rozhodnite komu, kde a kedy.",
        "Deň vopred pripravte veci, cestu a spánok.",
        "Začnite pokojne; prvé minúty sú najťažšie.",
        "Potom zapíšte tri vydarené veci a jednu na zmenu.",
        "Poďakujte pomocníkom a oslávte to v ten istý deň.")
    case .make:
      GuideMoves(
        "kus sa dá vidieť, použiť alebo skúsiť, hotový či nie.",
        "spravte menší, alebo len jeho prvú časť za desať minút.",
        "Skôr než začnete, vyložte všetko potrebné.",
        "Začnite časťou, ktorá je jasná.",
        "Pracujte po 25 minútach s päťminútovou prestávkou.",
        "Skončite tam, odkiaľ viete, ako ďalej.",
        "Ďalší krok zapíšte skôr, než upracete.")
    }
  }
}

extension String {
  /// Its sentences; a point after a number ends none.
  fileprivate var sentences: [String] {
    var sentences = [""]
    var isEnd = false
    for word in split(separator: " ") {
      if isEnd, word.first?.isUppercase == true || word.first.map({ "„“”".contains($0) }) == true {
        sentences.append("")
      }
      let last = sentences.count - 1
      sentences[last] += (sentences[last].isEmpty ? "" : " ") + word
      let previous = word.dropLast().last ?? " "
      isEnd = word.last.map { ".?”“".contains($0) } == true && !previous.isNumber
    }
    return sentences.filter { !$0.isEmpty }
  }
}

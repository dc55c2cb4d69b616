import AclioModeration
import CoreModels

/// The planner's interpretation of a goal: its kind, amounts, last day and level.
struct GoalReading: Hashable, Sendable {
  enum Level: Int, Hashable, Sendable, Comparable {
    case new, some, regular
    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  let text: String
  /// The goal's words without those about time.
  let essence: String
  /// The language of the goal, if recognized.
  let language: Language?
  let kind: GoalKind
  /// The confidence in the kind, 0…1.
  let confidence: Double
  /// Misspelt words with the words they were read as.
  let corrections: [TypingErrors.Correction]
  let part: PartOfLife
  /// `true` if the words of a goal of the general kind tell its part of life, and name nobody.
  let tellsPart: Bool
  /// The kind whose tips and resources fit, which a topic that knows more of the goal leaves open.
  let adviceKind: GoalKind
  /// The approach to a goal of the general kind.
  let shape: GoalShape
  /// The topic, whose plan replaces that of the kind.
  let topic: GoalTopic?
  /// `true` for feelings, illness and loss, where nothing is to be done and shown.
  let isGentle: Bool
  /// The special case of the kind, if it has a plan of its own.
  let variant: PlanVariant?
  let amounts: [GoalAmount]
  /// The last day: as given, otherwise as answered, otherwise as named in the goal. Possibly in the
  /// past.
  let deadline: Day?
  /// The goal's words for an impossible day.
  let impossibleDay: String?
  var level: Level?
  let subject: GoalSubject?
  /// The first day, if the goal begins later.
  let start: Day?
  let isJourney: Bool
  /// `true` for a journey or a feast, which has a day of its own.
  let hasOwnDay: Bool
  /// `true` where the goal, the answer or a last day given beside them tells the day itself: *on 12
  /// December*, but not *by 12 December*.
  let isOnNamedDay: Bool
  /// The same, told in words.
  let isOnToldDay: Bool
  /// `true` for work to be done on one weekend.
  let isWeekendWork: Bool
  /// A month or season within which the goal happens, if it has to be ready by its first day.
  let within: GoalDays.Within?
  /// `true` for an occasion of which only the month or season is told: *my exam in January*.
  let isDayOpen: Bool
  /// The interest on a debt in percent a year.
  let interest: Double?
  /// The monthly income, where the goal is about a sum.
  let income: Int?
  /// The remarks beside the goal itself: *two are vegetarians*.
  let details: [String]
  /// `true` for a place whose summer is in January.
  let isSouthern: Bool
  /// The months in which it is done there, if it depends on the weather.
  let season: MonthSpan?
  /// The place in the goal's words: `to Japan`, `do Japonska`.
  let place: String?
  /// The purpose of the money in the goal's words: `trip`.
  let purpose: String?
  let answers: PlanAnswers

  init(_ request: PlannerRequest) {
    self.init(
      request.goal, due: request.due, today: request.reader.today,
      answers: PlanAnswers(request), reader: request.reader.language, near: request.reader.place)
  }

  init(
    _ goal: String, due: Day?, today: Day, answers: PlanAnswers = PlanAnswers(),
    reader: Language? = nil, near home: String = ""
  ) {
    text = goal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A *daughter in law* is one person.
      .replacing(/(\w+) in law\b/) { match in
        GoalPeople.isPerson(match.1.lowercased()) ? "\(match.1)-in-law" : String(match.0)
      }
      // The age of *my son (13)* ends no clause.
      .replacing(/\s\(\d{1,2}\)/, with: "")
    let isGerman =
      reader == .german
      && GoalWords.language(of: FoldedText(text), in: text, reader: reader) ?? .german == .german
    let spelling: (String) -> String = { isGerman ? $0.withUmlauts : $0 }
    let spelt = GoalPeople.withChild(for: spelling(text), in: reader ?? .english)
    let folded = FoldedText(spelt)
    let written = GoalWords.language(of: folded, in: text, reader: reader)
    isSouthern = GoalReading.isSouthern(text, answers.others, near: home)
    let days = GoalDays(
      text, today: today, language: written ?? reader, isSouthern: isSouthern)
    essence = GoalWords.essence(of: text, without: days)
    impossibleDay = days.impossible
    let clauses = GoalClauses(days.parts)
    let all = GoalAmount.all(in: clauses.wish)
    let understanding = GoalUnderstanding(
      spelt, folded, all, reader: reader, inOtherWords: answers.outcome)
    // A goal that a topic knows as it was typed has no typing errors.
    let isMiscorrected =
      !understanding.corrections.isEmpty && GoalTopic.reading(spelt, in: reader ?? .english) != nil
    corrections = isMiscorrected ? [] : understanding.corrections
    let kind = isMiscorrected ? .general : understanding.kind
    let meant = TypingErrors.corrected(spelt, by: corrections)
    let wanted = spelling(clauses.wanted)
    let own = GoalShape.reading(wanted, isDelicate: understanding.isDelicate)
    let isWide = kind == .general && own == .other && !understanding.isDelicate
    let widths: [GoalTopic.Width] =
      [kind == .general ? .unknownKind : .usual] + (isWide ? [.unknownShape] : [])
    let content = GoalContent(wanted, in: reader ?? .english)
    func topic(of goal: String) -> GoalTopic? {
      widths.lazy.compactMap { GoalTopic.reading(goal, in: reader ?? .english, width: $0) }.first
    }
    let otherWords =
      answers.chosenGoal ?? answers.outcome.flatMap { GoalUnderstanding.isWish($0) ? $0 : nil }
    let wished = wanted == spelling(clauses.main) ? nil : topic(of: wanted)
    let others = [GoalWords.skill(in: meant, reader ?? .english), otherWords].compactMap(\.self)
    let candidate = topic(of: meant) ?? wished ?? others.lazy.compactMap(topic).first
    let byTopic = candidate?.unexplained(of: content, in: reader ?? .english) ?? .max
    let byKind = isMiscorrected ? .max : understanding.unexplained(of: content)
    // A goal that the kind knows better is not the topic's.
    let topic = byTopic > byKind ? nil : candidate
    self.topic = topic
    adviceKind = topic != nil && byTopic < byKind ? .general : kind
    (language, self.kind, confidence) =
      (understanding.language, kind, topic == nil ? understanding.confidence : 1)
    shape = topic?.shape ?? own
    let told = GoalWords.part(of: folded, isAboutPerson: GoalPeople.isAbout(text))
    part = kind != .general ? kind.part : topic == nil ? told ?? shape.part : shape.part
    // Steps for offices and things do not suit people.
    tellsPart =
      kind == .general && told != nil
      && !text.foldedWords.contains(where: GoalPeople.isPerson)
      && !folded.containsAny(of: Words.people["german"])
    isGentle =
      kind == .general && topic == nil
      && (understanding.isDelicate || folded.containsAny(of: Words.delicate["gentle"]))
    variant =
      topic == nil ? PlanVariant.of(kind, understanding.text, in: reader ?? .english) : nil
    let months = topic?.season ?? variant?.season
    season = isSouthern ? months?.onOtherHalf : months
    var answers = answers
    answers.read(remarks: clauses.remarks, kind: kind)
    answers.readBudget(in: text, kind: kind)
    answers.readMinutes(of: all, folded, kind: kind)
    var counted = GoalReading.amounts(all, folded, kind: kind)
    if [.loseWeight, .gainWeight].contains(kind) {
      counted = GoalReading.weights(counted, BodyWeights(in: text))
    }
    let payments = GoalPayments(days.rest, language: language ?? reader ?? .english)
    interest =
      kind == .debt
      ? payments.interest ?? answers.others.lazy.compactMap(GoalPayments.answeredInterest).first
      : nil
    income = kind.isAboutSum ? payments.income : nil
    if kind.isAboutSum {
      let owed = kind == .debt ? payments.sums : payments.aMonth == nil ? [] : payments.sums
      if let sum = owed.first ?? (GoalReading.hasSum(counted) ? nil : answers.sum) {
        counted = [sum]
        answers.spare = answers.spare ?? payments.aMonth
      } else if !GoalReading.hasSum(counted), kind != .debt {
        counted =
          (answers.spare ?? payments.aMonth).map { spare in
            let aMonth = SavingRate(aMonth: spare, unit: .plain)
            let last = due ?? answers.deadline ?? days.deadline
            return [aMonth.total(from: today, to: last, before: answers.saved)]
          } ?? counted
      }
    }
    isJourney =
      topic.map { $0.shape.part == .travel && !kind.isAboutPapers }
      ?? [.trip, .camping].contains(kind)
    // *1 January* is the first day without, rather than the last of a plan.
    if kind == .quit, topic == nil, answers.isSingleDay, let day = answers.deadline,
      GoalWindow.daysBeforeQuitting.contains(today.distance(to: day))
    {
      answers.start = day
    }
    let isOnFirst = topic?.isOnFirst == true || topic == nil && kind == .schoolApplication
    hasOwnDay = isJourney || kind.isOnDay && kind != .countries
    let isReadyBefore = hasOwnDay || isOnFirst || kind.isTest && season == nil
    let began = isSouthern ? answers.periodStart?.monthOfOtherHalf : answers.periodStart?.month
    let isSown = kind == .garden && (answers.isSeason || (began ?? 12) <= 5)
    let isBegun = answers.isWeek && GoalReading.isPractised(kind, topic)
    if isSown || isBegun || answers.start != nil && kind.isHabit {
      // *In spring* is when a garden begins, and *next week* a practice of months.
      answers.deadline = nil
    } else if let first = answers.start ?? (isReadyBefore ? answers.periodStart : nil) {
      // *From August* and, for a journey, exam or school, *in July* have to be ready for.
      answers.deadline = first
    }
    // An answered day of the month that the goal names is the exact one.
    let isExact = !days.isSingle || days.deadline?.lastOfMonth == answers.day?.lastOfMonth
    if isExact { answers.deadline = answers.deadline ?? answers.day }
    isDayOpen =
      answers.deadline == nil && due == nil
      && (days.isOfOccasion || kind.isTest && days.period != nil)
    let usual = topic?.shape ?? (kind == .general ? shape : nil)
    let window = GoalWindow(
      days, kind: kind, isJourney: isJourney || isOnFirst, given: due ?? answers.deadline,
      weeks: usual?.usualWeeks ?? variant?.weeks ?? kind.usualWeeks,
      mayWait: topic?.mayWait ?? (kind == .general ? shape.mayWait : kind.mayWait),
      feast: topic?.day(from: max(today, days.year ?? today)), season: season,
      begun: answers.start, today: today)
    let first =
      answers.notBefore ?? (answers.deadline == nil && due == nil ? days.notBefore : nil)
    (start, within) = (isReadyBefore ? window.start : first ?? window.start, window.within)
    isWeekendWork = window.isWeekendWork
    isOnToldDay = days.isOnDay || answers.isOnDay
    isOnNamedDay = isOnToldDay || due.map { $0 != days.deadline } == true
    // People celebrate on Saturdays.
    let weekday = topic?.weekday ?? ([.event, .wedding].contains(kind) ? .saturday : nil)
    let last = within == nil ? nil : weekday.flatMap { window.deadline?.first($0) }
    let answered = answers.isNumbered ? answers.deadline : answers.deadline.map(kind.raceDay)
    deadline =
      due ?? answered ?? last ?? (isReadyBefore ? first : nil)
      ?? ([.trip, .language].contains(kind) && days.isLength
        ? nil : window.deadline.map(kind.raceDay))
    let rate = GoalReading.rate(of: counted, folded, kind: kind)
    if let rate { answers.spare = answers.spare ?? rate.aMonth }
    let end = deadline ?? topic.map { today.advanced(by: $0.shape.usualWeeks * 7) }
    // *Train 3 times a week* tells a rhythm, not a number to reach.
    let times = GoalReading.timesAWeek(counted, folded, kind: kind)
    answers.sessions = answers.sessions ?? times
    if let times, kind == .instrument, answers.hours == nil {
      (answers.minutes, answers.hours) = (30, Double(times) / 2)
    }
    amounts =
      rate.map { [$0.total(from: today, to: end, before: answers.saved)] }
      ?? (times == nil ? counted : [])
    level = answers.level ?? GoalWords.level(of: folded)
    subject = GoalSubject.reading(understanding.text, kind: kind)
    details = GoalWords.details(of: text, without: days, in: written ?? reader)
      .filter { !$0.hasSuffix(clauses.wanted) && !clauses.wanted.hasSuffix($0) }
    place = GoalWords.place(in: text)
    purpose = GoalWords.purpose(of: essence, in: written ?? reader)
    self.answers = answers
  }

  /// `true` if there is a plan for its kind or shape; otherwise its steps fit any goal.
  var isSure: Bool { kind != .general || topic != nil || shape != .other && !shape.isVague }
}

/// How a goal that has no plan of its own is gone about, by its verb and its small words.
enum GoalShape: Hashable, Sendable, CaseIterable {
  /// A word to somebody: call, visit, thank, apologise.
  case contact
  /// Something done again and again: every day, more often, three a week.
  case rhythm
  case skill
  /// Something to get, make or mend once.
  case thing
  case other

  init(_ goal: String, _ text: FoldedText) {
    func begins(_ words: String) -> Bool {
      let verbs = Set(words.split(separator: ",").map(String.init))
      return text.words.prefix(2).contains { verbs.contains($0) }
    }
    if GoalPeople.isAbout(goal), begins(GoalShape.contacts) {
      self = .contact
    } else if text.containsAny(of: GoalShape.rhythms) {
      self = .rhythm
    } else if text.words.first == "learn" || text.words.prefix(2) == ["naucit", "sa"]
      || begins("master,practise,practice,zvladnut,ovladnut")
    {
      self = .skill
    } else if begins(GoalShape.things) {
      self = .thing
    } else {
      self = .other
    }
  }

  var usualWeeks: Int {
    switch self {
    case .contact: 4
    case .thing: 6
    case .rhythm: 8
    case .skill: 10
    case .other: 12
    }
  }

  private static let contacts =
    "call,phone,ring,visit,thank,apologise,apologize,text,meet,see,contact,forgive,talk,speak,"
    + "write,invite,tell,ask,message,zavolat,volat,volavat,navstivit,navstevovat,podakovat,"
    + "ospravedlnit,napisat,pisat,stretnut,ozvat,pozvat,porozpravat,odpustit,zmierit,povedat"
  private static let rhythms =
    "every day,every week,every morning,every evening,every night,every month,every monday,"
    + "every sunday,every weekend,each day,each week,a day_,a week_,a month_,per day,per week,daily,"
    + "weekly,more often,less often,times a,regularly,drink more,drink less,walk more,denne,tyzdenne,"
    + "kazdy den,kazdy tyzden,kazdu,kazde,castejsie,pravidelne,menej casto,za den,za tyzden,"
    + "pit viac,pit menej"
  private static let things =
    "get,adopt,plant,buy,make,build,repair,fix,bake,paint,renovate,restore,install,replace,"
    + "assemble,order,kill,remove,clean,rent,sew,mend,grow,raise,sell,kupit,zaobstarat,adoptovat,"
    + "zasadit,postavit,vyrobit,opravit,upiect,piect,natriet,vycistit,vymenit,zrenovovat,poskladat,"
    + "zosit,spravit,zostavit,nainstalovat,predat,vypliet,namontovat"
}

extension PlanFacts {
  /// The goal's words, short enough for a title.
  var shortEssence: String {
    guard essence.count > 48 else { return essence }
    var short = ""
    for word in essence.split(separator: " ") {
      guard short.count + word.count < 46 else { break }
      short += (short.isEmpty ? "" : " ") + word
    }
    return (short.isEmpty ? String(essence.prefix(45)) : short) + "…"
  }

  /// The number in the goal, week by week; a price is no quota.
  var ownQuota: Instalments? { reading.money == nil ? quota : nil }

  /// Whether one eats in the room that is renovated.
  var isForMeals: Bool {
    ["balcony", "terrace", "kitchen", "living room"].contains(reading.subject?.english ?? "")
  }

  /// What it may cost, as the goal or an answer says it.
  var price: String? { budget.map { money($0) } }
}

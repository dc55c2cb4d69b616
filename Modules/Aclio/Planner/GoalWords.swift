import CoreModels

/// What single words of a goal say besides its kind.
enum GoalWords {
  /// Whose small words stand in the text.
  static func language(of text: FoldedText) -> Language? {
    let marks: [(Language, String)] = [
      (
        .english,
        "the_,a_,an_,to_,for_,my_,in_,by_,with_,and_,up_,of_,learn,run_,save_,read_,write_"
      ),
      (
        .slovak,
        "sa_,si_,som_,na_,do_,konca,naucit,aby_,viac_,moj,svoj,v_,vo_,za_,ist_,zabeh,nasetr,precitat,ucit"
      ),
      (.czech, "se_,na_,do_,konce,naucit se,ve_,usetrit,jit_,svuj,precist,zabehnout,aby_,ubehnout"),
      (.hungarian, "meg_,egy_,az_,ig_,es_,tanul,megtanul,lefut,olvas,szeretn,hogy_"),
      (.polish, "sie_,nauczyc,w_,na_,przebiec,zaoszczedzic,oszczedzic,przeczytac,do_,i_,dla_"),
      (.german, "ein_,einen_,der_,die_,das_,und_,im_,fur_,lernen_,laufen_,sparen_,bis_,mein"),
      (.spanish, "un_,una_,el_,la_,los_,para_,en_,mi_,aprender,correr,ahorrar,leer_,con_,y_"),
    ]
    let scores = marks.map { language, words in
      (
        language: language,
        score: words.split(separator: ",").count { text.contains(String($0)) }
      )
    }
    guard let best = scores.map(\.score).max(), best > 0 else { return nil }
    return scores.first { $0.score == best }?.language
  }

  /// The words before those that name a time, without the preposition between.
  static func essence(of text: String, today: Day) -> String {
    let words = text.split(separator: " ")
    guard GoalDeadline.reading(text, today: today) != nil else { return trimmed(text) }
    for count in stride(from: words.count - 1, to: 1, by: -1) {
      let front = words.prefix(count)
      guard GoalDeadline.reading(front.joined(separator: " "), today: today) == nil else {
        continue
      }
      var kept = Array(front)
      while let last = kept.last, kept.count > 2,
        joints.contains(FoldedText(String(last)).words.first ?? "")
      {
        kept.removeLast()
      }
      return trimmed(kept.joined(separator: " "))
    }
    return trimmed(text)
  }

  private static let joints: Set = [
    "in", "by", "before", "until", "this", "next", "the", "end", "of", "within", "on", "v", "vo",
    "do", "o", "za", "konca", "ve", "konce", "na", "w", "przed", "bis", "im", "vor", "antes", "de",
    "en", "para", "a", "pred", "tento", "toto", "half", "pol",
  ]

  private static func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.last, last.isPunctuation && !")\"“”".contains(last) || last == " " {
      text.removeLast()
    }
    return text
  }

  static func level(of text: FoldedText) -> GoalReading.Level? {
    if text.containsAny(
      of: "beginner,from scratch,from zero,from nothing,couch to,my first,first,never,absolute,"
        + "zaciatocni,od nuly,prvy,prvu,prve,nikdy,zacatecn,prvni,kezdo,poczatkuj,anfanger,princip")
    {
      return .new
    }
    if text.containsAny(
      of: "faster,improve,better at,personal best,under_,advanced,zlepsit,rychlej,besser")
    {
      return .regular
    }
    return text.containsAny(
      of: "again,back to,more,znova,znovu,opat,zas_,zase,ujra,wieder,otra vez")
      ? .some : nil
  }

  /// The capitalised words after *to* or *visit*, with the word before them.
  static func place(in text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let leads: Set = ["to", "around", "through", "do", "na", "po", "nach", "a", "w", "v", "in"]
    let verbs: Set = ["visit", "see", "explore", "navstivit", "besuchen", "visitar", "zwiedzic"]
    for (index, word) in words.enumerated().dropFirst() {
      let before = FoldedText(words[index - 1]).words.first ?? ""
      guard word.first?.isUppercase == true,
        CalendarWords.month(FoldedText(word).words.first ?? "") == nil,
        leads.contains(before) || verbs.contains(before)
      else { continue }
      let name = words[index...].prefix {
        $0.first?.isUppercase == true || ["and", "a", "the", "of"].contains($0)
      }
      var kept = Array(name)
      while let last = kept.last, last.first?.isUppercase != true { kept.removeLast() }
      let place = kept.joined(separator: " ").filter { $0.isLetter || $0 == " " || $0 == "-" }
      return verbs.contains(before) ? place : "\(words[index - 1]) \(place)"
    }
    return nil
  }

  /// What follows *for* or *na*, at most four words.
  static func purpose(of essence: String) -> String? {
    let words = essence.split(separator: " ").map(String.init)
    guard
      let place = words.lastIndex(where: { ["for", "na", "für", "para"].contains($0.lowercased()) }
      ),
      place > 0
    else { return nil }
    let articles: Set = [
      "a", "an", "the", "my", "our", "new", "einen", "eine", "un", "una", "el", "la",
    ]
    var rest = Array(words[(place + 1)...])
    while let first = rest.first, articles.contains(first.lowercased()), rest.count > 1 {
      rest.removeFirst()
    }
    guard (1...4).contains(rest.count) else { return nil }
    return rest.joined(separator: " ")
  }

  /// The part of life of a goal that fits no kind, by its words.
  static func category(of text: FoldedText) -> GoalCategory {
    let stems: [(GoalCategory, String)] = [
      (
        .health,
        "health,body,doctor,dentist,sport,tennis,football,dance,box,zdrav,lekar,zub,tanec,tanc,sport,gesund,salud,zdrow,egeszs"
      ),
      (
        .career,
        "work,boss,career,office,client,project,praca,praci,sef,kariera,arbeit,trabajo,munka"
      ),
      (
        .education,
        "learn,study,school,university,teach,skol,ucit,naucit,univerz,lern,aprend,tanul,uczy"
      ),
      (.finance, "money,tax,bank,insur,bill,peniaz,dane_,poist,ucet,geld,dinero,penz,pieniad"),
      (
        .creative,
        "film,music,album,song,theatre,art_,create,compose,hudb,piesen,divadl,umen,musik,arte"
      ),
      (.relationships, "friend,people,family,love,neighb,ludi,susied,sused,nachbar,vecin"),
      (.travel, "journey,abroad,world,mountain,sea_,svet,hory,more_,reise,mundo,swiat"),
      (.home, "home,house,flat,balcony,dog,cat_,pet_,dom_,byt_,pes_,psa_,mack,haus,casa"),
      (
        .technology, "computer,software,phone,robot,3d print,drone,electronic,pocitac,dron,elektron"
      ),
    ]
    return stems.first { text.containsAny(of: $0.1) }?.0 ?? .personalGrowth
  }
}

import CoreModels

/// What single words of a goal say besides its kind.
enum GoalWords {
  /// Whose small words and letters stand in the text.
  static func language(of text: FoldedText, in original: String) -> Language? {
    let marks: [(Language, String)] = [
      (
        .english,
        "the,a,an,to,for,my,in,by,with,and,up,of,on,at,more,less,better,every,learn,run,save,read,"
          + "write,call,visit,make,build,buy,get,find,quit,stop,start,plan,organise,organize,clean,"
          + "repair,paint,plant,grow,lose,gain,finish,raise,shop,spark,climb,bake,adopt,become,walk,"
          + "drink,eat,sleep,travel,move,teach,train,apologise,apologize,nail,host,pass,play,practise"
      ),
      (
        .slovak,
        "sa,si,som,na,do,konca,naucit,aby,viac,moj,svoj,v,vo,za,o,s,ist,zabehnut,nasetrit,"
          + "precitat,ucit,pre,kupit,roku,kazdy,den"
      ),
      (
        .czech,
        "se,si,na,do,konce,ve,o,s,usetrit,jit,svuj,precist,zabehnout,aby,ubehnout,pro,koupit"
      ),
      (.hungarian, "meg,egy,az,ig,es,tanul,megtanulni,lefut,olvas,szeretnek,hogy"),
      (.polish, "sie,nauczyc,w,na,przebiec,zaoszczedzic,oszczedzic,przeczytac,do,i,dla,z"),
      (.german, "ein,eine,einen,der,die,das,und,im,fur,lernen,laufen,sparen,bis,mein,meine,zu"),
      (.spanish, "un,una,el,la,los,para,en,mi,aprender,correr,ahorrar,leer,con,y,de"),
    ]
    let letters: [(Language, String)] = [
      (.slovak, "ľĺŕôť"), (.czech, "řěů"), (.hungarian, "őű"), (.polish, "łąęśźż"), (.german, "ßä"),
      (.spanish, "ñ¿¡"),
    ]
    let words = Set(text.words)
    let scores = marks.map { language, list in
      let own = letters.first { $0.0 == language }?.1 ?? ""
      return (
        language: language,
        score: list.split(separator: ",").count { words.contains(String($0)) }
          + (original.lowercased().contains { own.contains($0) } ? 2 : 0)
      )
    }
    guard let best = scores.map(\.score).max(), best > 0 else { return nil }
    return scores.first { $0.score == best }?.language
  }

  /// The words without those that name a time and the preposition before them.
  static func essence(of text: String, without days: GoalDays) -> String {
    let rest = trimmed(days.rest)
    return rest.contains(where: \.isLetter) ? rest : text
  }

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
  static func category(of text: FoldedText, isAboutPerson: Bool) -> GoalCategory {
    if isAboutPerson { return .relationships }
    let english: [(GoalCategory, String)] = [
      (
        .health,
        "health,body,doctor,dentist,sport,tennis,football,dance,box,water,vitamin,walk,floss,teeth"
      ),
      (
        .finance, "money,tax,taxes,bank,insurance,bill,income,will"
      ),
      (
        .career, "work,job,boss,career,office,client,interview,cv,resume,board,colleague"
      ),
      (.education, "learn,study,school,university,teach,thesis,degree,dissertation,chess,master"),
      (
        .home,
        "home,house,flat,dog,puppy,cat,pet,hen,chicken,tree,fence,clock,driveway,weed,bathroom,bake,"
          + "cheesecake,cake,bread,kitchen,bicycle,bike,car,furniture,shed,garden,plant"
      ),
      (
        .technology, "computer,software,phone,robot,3d print,drone,electronic,server,whatsapp,app"
      ),
      (.creative, "film,music,album,song,theatre,art,create,creative*,compose,juggle,story,paint"),
      (.relationships, "friend,people,family,love,neighbour,neighbor"),
      (.travel, "journey,abroad,world,mountain,sea,camino"),
    ]
    if let found = english.first(where: { entry in
      entry.1.split(separator: ",").contains {
        text.position(of: String($0), in: .english) != nil
      }
    }) {
      return found.0
    }
    let stems: [(GoalCategory, String)] = [
      (.health, "zdrav,lekar,zuby,tanec,tancov,sport,gesund,salud,zdrow,egeszs,vody_,vodu_"),
      (.career, "praca,praci,pracu,kariera,arbeit,trabajo,munka"),
      (.education, "skola,skolu,ucit_,naucit,univerz,lernen,aprend,tanul,uczy,pracu"),
      (.finance, "peniaz,dane_,poist,ucet,geld,dinero,penz,pieniad"),
      (.creative, "hudb,piesen,divadl,umen,musik,arte_"),
      (.relationships, "ludi,susied,sused,nachbar,vecin"),
      (.travel, "svet_,hory_,more_,reise,mundo,swiat"),
      (
        .home,
        "dom_,byt_,pes_,psa_,psik,mack,haus,casa,bicyk,plot_,strom,hrusk,jablon,tort,kolac,chlieb,"
          + "hodiny_"
      ),
      (.technology, "pocitac,elektron,whatsapp"),
    ]
    return stems.first { text.containsAny(of: $0.1) }?.0 ?? .personalGrowth
  }
}

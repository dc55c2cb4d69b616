/// What a goal is about within its kind: which language, which instrument, which room.
struct GoalSubject: Hashable, Sendable {
  let english: String
  /// Nominative, accusative, genitive, locative, and for a language how one speaks it.
  let slovak: [String]

  private init(_ english: String, _ slovak: String) {
    self.english = english
    self.slovak = slovak.split(separator: ",").map(String.init)
  }

  /// The one that the words name, else what its kind is usually about.
  static func reading(_ text: FoldedText, kind: GoalKind) -> GoalSubject? {
    let known = table(kind)
    let named = known.compactMap { stems, subject in
      stems.split(separator: ",").compactMap { text.position(of: String($0)) }.min()
        .map { ($0, subject) }
    }.min { $0.0 < $1.0 }?.1
    return named ?? known.last.flatMap { $0.0.isEmpty ? $0.1 : nil }
  }

  private static func table(_ kind: GoalKind) -> [(String, GoalSubject)] {
    switch kind {
    case .language: languages
    case .instrument: instruments
    case .renovate: spaces
    case .quit: vices
    case .endurance: sports
    case .craft: crafts
    case .event: events
    case .app: projects
    case .blog: channels
    case .coding: codeLanguages
    case .exam: exams
    default: []
    }
  }

  private static func entry(_ stems: String, _ english: String, _ slovak: String) -> (
    String, GoalSubject
  ) {
    (stems, GoalSubject(english, slovak))
  }

  private static let languages = [
    entry(
      "spanish,spaniel,spanel,spanyol,hiszpan,spanisch,espanol", "Spanish",
      "španielčina,španielčinu,španielčiny,španielčine,po španielsky"),
    entry(
      "english,anglic,anglict,angol,angiel,englisch,ingles", "English",
      "angličtina,angličtinu,angličtiny,angličtine,po anglicky"),
    entry(
      "german,nemec,nemcin,nemet,niemiec,deutsch,aleman", "German",
      "nemčina,nemčinu,nemčiny,nemčine,po nemecky"),
    entry(
      "french,francuz,francouz,francia,francus,franzos,frances", "French",
      "francúzština,francúzštinu,francúzštiny,francúzštine,po francúzsky"),
    entry(
      "italian,talian,italst,olasz,wlosk", "Italian",
      "taliančina,taliančinu,taliančiny,taliančine,po taliansky"),
    entry(
      "slovak,slovenc,slovenst,szlovak,slowack,slowak,eslovac", "Slovak",
      "slovenčina,slovenčinu,slovenčiny,slovenčine,po slovensky"),
    entry(
      "czech,cesti,cestin,cseh,czesk,tschech,checo", "Czech",
      "čeština,češtinu,češtiny,češtine,po česky"),
    entry(
      "hungar,madar,magyar,wegier,ungar", "Hungarian",
      "maďarčina,maďarčinu,maďarčiny,maďarčine,po maďarsky"),
    entry(
      "polish,polst,polski,lengyel,polnisch,polac", "Polish",
      "poľština,poľštinu,poľštiny,poľštine,po poľsky"),
    entry(
      "portug", "Portuguese",
      "portugalčina,portugalčinu,portugalčiny,portugalčine,po portugalsky"),
    entry(
      "russian,rusti,rustin,orosz,rosyj,russisch", "Russian",
      "ruština,ruštinu,ruštiny,ruštine,po rusky"),
    entry(
      "ukrain,ukrajin", "Ukrainian",
      "ukrajinčina,ukrajinčinu,ukrajinčiny,ukrajinčine,po ukrajinsky"),
    entry(
      "japan,japon", "Japanese", "japončina,japončinu,japončiny,japončine,po japonsky"),
    entry(
      "chines,mandarin,cinst,cinstin,kinai,chin", "Chinese",
      "čínština,čínštinu,čínštiny,čínštine,po čínsky"),
    entry("korea,korej,korean", "Korean", "kórejčina,kórejčinu,kórejčiny,kórejčine,po kórejsky"),
    entry(
      "dutch,holand,nizoz", "Dutch", "holandčina,holandčinu,holandčiny,holandčine,po holandsky"),
    entry("swed,sved,szwed,schwed", "Swedish", "švédčina,švédčinu,švédčiny,švédčine,po švédsky"),
    entry("greek,grec,gorog,griech", "Greek", "gréčtina,gréčtinu,gréčtiny,gréčtine,po grécky"),
    entry("turk,turec", "Turkish", "turečtina,turečtinu,turečtiny,turečtine,po turecky"),
    entry("arab", "Arabic", "arabčina,arabčinu,arabčiny,arabčine,po arabsky"),
    entry("", "the language", "jazyk,jazyk,jazyka,jazyku,v novom jazyku"),
  ]

  private static let instruments = [
    entry("guitar,gitar", "guitar", "gitara,gitaru,gitary,gitare"),
    entry("piano,klavir,zongor,pianin,klavier", "piano", "klavír,klavír,klavíra,klavíri"),
    entry("ukulele", "ukulele", "ukulele,ukulele,ukulele,ukulele"),
    entry("violin,husl,housl,hegedu,skrzyp,geige", "violin", "husle,husle,huslí,husliach"),
    entry("drum,bub,bici,perkus,schlagz,bateria", "drums", "bicie,bicie,bicích,bicích"),
    entry("sing,spev,spiev,zpiv,enek,cantar", "voice", "hlas,hlas,hlasu,hlase"),
    entry("", "instrument", "nástroj,nástroj,nástroja,nástroji"),
  ]

  private static let spaces = [
    entry("balcon,balkon,erkely", "balcony", "balkón,balkón,balkóna,balkóne"),
    entry("terrac,teras", "terrace", "terasa,terasu,terasy,terase"),
    entry(
      "bath,kupel,koupel,furdo,lazien,badez,bano", "bathroom", "kúpeľňa,kúpeľňu,kúpeľne,kúpeľni"),
    entry(
      "kitchen,kuchyn,konyha,kuchni,kuche,cocina", "kitchen", "kuchyňa,kuchyňu,kuchyne,kuchyni"),
    entry(
      "bedroom,spaln,haloszob,sypialn,schlafz,dormitorio", "bedroom", "spálňa,spálňu,spálne,spálni"),
    entry(
      "living,obyvac,obyvak,nappali,salon,wohnz", "living room",
      "obývačka,obývačku,obývačky,obývačke"),
    entry("flat,apartment,byt,lakas,mieszk,wohnung,piso", "flat", "byt,byt,bytu,byte"),
    entry("house,dom_,haz,haus,casa", "house", "dom,dom,domu,dome"),
    entry("bike,bicykl,kolo_,rower,fahrrad,bici", "bike", "bicykel,bicykel,bicykla,bicykli"),
    entry("car_,auto,coche", "car", "auto,auto,auta,aute"),
    entry(
      "furnit,nabyt,table,chair,stol,stolic", "piece",
      "kus nábytku,kus nábytku,kusa nábytku,kuse nábytku"),
    entry("", "room", "izba,izbu,izby,izbe"),
  ]

  private static let vices = [
    entry(
      "smok,fajc,kour,dohany,pali,papieros,rauch,fumar,vap,cigar", "smoking",
      "fajčenie,fajčenie,fajčenia,fajčení"),
    entry(
      "drink,alcohol,sober,alkohol,pit_,wine,beer,trink", "alcohol",
      "alkohol,alkohol,alkoholu,alkohole"),
    entry("sugar,sweet,cukor,cukr,sladk,azucar,zucker", "sugar", "cukor,cukor,cukru,cukre"),
    entry("caffein,coffee,kav,kofein", "coffee", "káva,kávu,kávy,káve"),
    entry(
      "nail,necht", "nail biting",
      "hryzenie nechtov,hryzenie nechtov,hryzenia nechtov,hryzení nechtov"),
    entry("", "the old habit", "starý zvyk,starý zvyk,starého zvyku,starom zvyku"),
  ]

  private static let sports = [
    entry("swim,plav,usz,plyw,schwimm,nadar", "swim", "plávanie,plávanie,plávania,plávaní"),
    entry(
      "cycl,bike,bicyc,bicykl,kolo,kole,kerek,rower,rad,bici", "ride",
      "jazda,jazdu,jazdy,jazde"),
    entry("triat", "triathlon session", "tréning,tréning,tréningu,tréningu"),
    entry("", "hike", "túra,túru,túry,túre"),
  ]

  private static let crafts = [
    entry(
      "knit,crochet,plest,plet,hack,strick,horgol,szydel,kotni,scarf,tejer,strik", "knitting",
      "pletenie,pletenie,pletenia,pletení"),
    entry("sew,sit_,usit,varrni,szyc,nahen,coser", "sewing", "šitie,šitie,šitia,šití"),
    entry("potter,ceram,keram,topfer", "pottery", "keramika,keramiku,keramiky,keramike"),
    entry(
      "wood,carpent,table,chair,drev,stolar,drewn,holz,madera", "woodwork",
      "práca s drevom,prácu s drevom,práce s drevom,práci s drevom"),
    entry("", "the craft", "remeslo,remeslo,remesla,remesle"),
  ]

  private static let events = [
    entry(
      "wedding,svad,svat,eskuv,wesel,slub,hochz,boda", "wedding", "svadba,svadbu,svadby,svadbe"),
    entry(
      "birthd,narod,naroz,szulet,urodz,geburt,cumple", "birthday party",
      "narodeninová oslava,narodeninovú oslavu,narodeninovej oslavy,narodeninovej oslave"),
    entry("", "party", "oslava,oslavu,oslavy,oslave"),
  ]

  private static let projects = [
    entry(
      "website,web,stran,seite,pagina,strone,weboldal,portfolio", "website", "web,web,webu,webe"),
    entry("game,hra_,hru_,jatek,gra_,spiel,juego", "game", "hra,hru,hry,hre"),
    entry("", "app", "aplikácia,aplikáciu,aplikácie,aplikácii"),
  ]

  private static let channels = [
    entry("podcast", "podcast", "podcast,podcast,podcastu,podcaste"),
    entry("youtube,channel,kanal,csatorn,canal,video", "channel", "kanál,kanál,kanála,kanáli"),
    entry("newsletter", "newsletter", "newsletter,newsletter,newslettera,newsletteri"),
    entry("", "blog", "blog,blog,blogu,blogu"),
  ]

  private static let codeLanguages = [
    entry("python", "Python", "Python,Python,Pythonu,Pythone"),
    entry("javascript", "JavaScript", "JavaScript,JavaScript,JavaScriptu,JavaScripte"),
    entry("swift", "Swift", "Swift,Swift,Swiftu,Swifte"),
    entry("java_", "Java", "Java,Javu,Javy,Jave"), entry("rust", "Rust", "Rust,Rust,Rustu,Ruste"),
    entry("sql", "SQL", "SQL,SQL,SQL,SQL"),
    entry("", "Python", "Python,Python,Pythonu,Pythone"),
  ]

  private static let exams = [
    entry(
      "driv,vodic,ridic,jogos,jazdy,fuhrer,conducir", "driving test",
      "vodičská skúška,vodičskú skúšku,vodičskej skúšky,vodičskej skúške"),
    entry("matur,eretts,abitur", "school-leaving exam", "maturita,maturitu,maturity,maturite"),
    entry(
      "thesis,diplom,bakal,szakdol", "thesis",
      "záverečná práca,záverečnú prácu,záverečnej práce,záverečnej práci"),
    entry("", "exam", "skúška,skúšku,skúšky,skúške"),
  ]
}

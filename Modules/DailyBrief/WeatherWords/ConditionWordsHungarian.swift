extension ConditionWords {
  static func hungarian(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "napos",
        neutral: "Elég a könnyű ruha és a napszemüveg.",
        cute: "A nap helyet foglalt neked maga mellett, hozz napszemüveget és egy mosolyt.",
        brutal: "Süt a nap, oda az utolsó kifogásod, hogy otthon maradj.")
    case .cloudy:
      ConditionWords(
        "felhős",
        neutral: "Egy könnyű kabát egész napra elég.",
        cute: "Az ég még a paplan alatt szundít, bújj te is egy puha pulóverbe.",
        brutal: "Fent szürke, lent szürke, legalább te vegyél fel valami színeset.")
    case .rainy:
      ConditionWords(
        "záporok",
        neutral: "Érdemes esernyőt vinni, időnként eleredhet az eső.",
        cute: "Néhány csepp szeretne köszönni neked, vigyél magaddal egy kis esernyőt.",
        brutal: "Pont akkor fog eleredni, amikor kilépsz a kapun, úgyhogy esernyő.")
    case .raining:
      ConditionWords(
        "eső",
        neutral: "Vízálló kabát és beázásmentes cipő kell.",
        cute: "Pocsolyanap van, húzz gumicsizmát, és tocsogj kedvedre.",
        brutal: "Így is, úgy is elázol, az esőkabát csak azt dönti el, mennyire.")
    case .heavyRain:
      ConditionWords(
        "heves eső",
        neutral: "Tetőtől talpig vízálló ruha kell, és több idő az útra.",
        cute: "Már a kacsák is csodálkoznak, gombold be az esőkabátot állig.",
        brutal: "Az esernyő ma legfeljebb vitorla, inkább olyat vegyél fel, ami lebeg a vízen.")
    case .thunderstorm:
      ConditionWords(
        "zivatarok",
        neutral: "Amíg dörög, maradj fedél alatt, és kerüld a magányos fákat.",
        cute: "Morcos ma az ég, bújj a takaró alá, amíg megbékél.",
        brutal: "Az ég ingyen osztja az áramot, ne te legyél a villámhárító.")
    case .snowing:
      ConditionWords(
        "havazás",
        neutral: "Meleg, vízálló bakancs, sapka és kesztyű kell.",
        cute: "A hópelyhek leszállóhelyet keresnek, kínáld meg őket egy bojtos sapkával.",
        brutal: "Tíz percig gyönyörű, tíz napig latyak, úgyhogy rendes bakancsot húzz.")
    case .foggy:
      ConditionWords(
        "köd",
        neutral: "Viselj világos ruhát, és vigyázz az utakon.",
        cute: "A felhők lejöttek ölelkezni, öltözz színesbe, hogy a barátaid rád találjanak.",
        brutal: "Úgysem lát senki, vegyél fel, amit akarsz, csak a lámpaoszlopokra figyelj.")
    case .windy:
      ConditionWords(
        "szeles",
        neutral: "Jól jön a széldzseki, a nagy esernyő maradjon otthon.",
        cute: "A szél a hajaddal akar játszani, adj neki inkább egy kapucnit.",
        brutal: "A frizurád a kapuig tart ki, húzd fel a cipzárt, és törődj bele.")
    case .hot:
      ConditionWords(
        "hőség",
        neutral: "Könnyű, laza ruhát viselj, és igyál sokat.",
        cute: "A fagyi ma fényvédőnek számít, de azért kalapot és vizet is vigyél.",
        brutal: "Minden székhez hozzáragadsz, öltözz lenvászonba, és add lejjebb az igényeidet.")
    case .cold:
      ConditionWords(
        "hideg",
        neutral: "Télikabát, sál és kesztyű kell.",
        cute: "Bugyoláld be magad, mint egy kis gombócot, és húzd fel a legpuhább kesztyűdet.",
        brutal: "Az a vékony dzseki csak jámbor óhaj, vedd fel a kabátot.")
    case .mild:
      ConditionWords(
        "enyhe",
        neutral: "Egy pulóver vagy könnyű kabát éppen jó.",
        cute: "A kedvenc pulóvered pont egy ilyen napra várt.",
        brutal: "Se hideg, se meleg, se vélemény, egy pulóver bőven elég.")
    case .heatwave:
      ConditionWords(
        "kánikula",
        neutral: "Délben keress árnyékot, igyál gyakran, és figyelj az idősekre.",
        cute: "Légy ma macska: heverj az árnyékban, kortyolj vizet, és csak falatokért kelj fel.",
        brutal: "A járdán rántottát lehetne sütni, kerüld, ha nem te vagy a reggeli.")
    case .blizzard:
      ConditionWords(
        "hóvihar",
        neutral: "Ha teheted, maradj otthon; ha nem, mondd meg valakinek, merre mész.",
        cute: "Odakint vad táncot jár a hó, maradj bent kakaóval és vastag zokniban.",
        brutal: "Odakint ma nem látnak szívesen, vedd a lapot, és maradj a kanapén.")
    case .freezing:
      ConditionWords(
        "fagy",
        neutral: "Öltözz rétegesen, takard el a füledet, és vigyázz a jégre.",
        cute: "Az orrod cseresznyévé pirosodik, bújtasd egy nagy, meleg sálba.",
        brutal: "Olyan hideg van, hogy vedd fel minden ruhádat, aztán még egy pulóvert.")
    case .humid:
      ConditionWords(
        "fülledt",
        neutral: "Szellős ruhát viselj, és legyen kéznél egy könnyű esőkabát.",
        cute: "A levegő egész nap ölelget, válassz valami könnyűt és lengét.",
        brutal: "Leves lesz belőled, de legalább pamutban.")
    case .dry:
      ConditionWords(
        "száraz",
        neutral: "Elég a könnyű ruha, vigyél vizet és ajakápolót.",
        cute: "A felhők nem szomjasak, de te talán az leszel, vidd el sétálni a kulacsodat.",
        brutal: "Szárazabb, mint egy adóbevallás, igyál, mielőtt szétporladsz.")
    case .sunnyHot:
      ConditionWords(
        "tűző nap",
        neutral: "Kalap és naptej kell, délben pedig pihenj árnyékban.",
        cute: "A nap nagyon örül neked, fogadd nagy kalapban, naptejes orral.",
        brutal: "Vagy bekened magad, vagy egy hétig olyan leszel, mint a főtt rák.")
    case .coldWindy:
      ConditionWords(
        "hideg szél",
        neutral: "Szélálló kabátot és fület takaró sapkát vegyél.",
        cute: "A szélnek hideg a mancsa, cipzárazd be magad orrig, mielőtt megcsiklandoz.",
        brutal: "A szél átfúj rajtad és a leárazott kabátodon is, öltözz rétegesen.")
    case .rainyCold:
      ConditionWords(
        "hideg eső",
        neutral: "Meleg, vízálló kabát kell, és egy pár tartalék zokni.",
        cute: "Tökéletes idő esernyőhöz, vastag zoknihoz és a forró leves ígéretéhez.",
        brutal: "Majdnem hó, csak báj nélkül, öltözz melegen, és nyugodtan morogj.")
    case .other:
      ConditionWords(
        "változékony",
        neutral: "Öltözz rétegesen, hogy alkalmazkodhass.",
        cute: "Az ég még nem döntött, mit vegyen fel, vigyél mindenből egy kicsit.",
        brutal: "Még az előrejelzés is a vállát vonogatja, öltözz rétegesen, és ne bízz senkiben.")
    }
  }
}

import CoreModels

// The same in Slovak.
extension SlovakPlans {
  static func run(_ f: PlanFacts) -> String {
    if f.runs.isShort { return shortRun(f) }
    return """
      \(firstRun(f))
      @3 30m Vyberte preteky a zapíšte si ich deň
      Plán sa končí \(f.due). Nájdite okolo toho dňa beh na \(f.decimal(f.distance)) km vo svojom
      okolí, s voľným časovým limitom, a prihláste sa, kým je štartovné nízke.
      @5 1h Dajte si v predajni vybrať bežecké topánky
      Nechajte sa pozorovať pri behu a vezmite pár, o ktorom na nohe neviete. Topánky po 800 km
      doslúžili.
      map: bežecké potreby
      @8 3x\(f.minutes) Určte tri bežecké dni
      Dva krátke voľné behy v týždni a jeden dlhší v nedeľu, nikdy dva ťažké dni po sebe. Rovnaké
      dni a rovnaká hodina, najlepšie hneď po práci.
      or 3x\(f.minutes) Vložte do každého týždňa tri behy
      Dva všedné dni a nedeľné ráno; strážte si ich ako stretnutia. Voľne znamená: poviete celú
      vetu bez lapania po dychu.
      \(longRuns(f))
      ?30 20m Pridajte dve desaťminútové posilňovania
      Drepy, výpony, mostík a doska, dvakrát týždenne po voľnom behu. Chránia kolená aj holene.
      @\(f.testDay) 1h Zabehnite \(f.testDistance) km tempom, v ktoré dúfate
      Predtým sa desať minút rozohrejte. Má to byť príjemne ťažké; ak sa posledný kilometer
      rozpadne, zvoľte pomalšie tempo.
      or 1h Vyskúšajte sa na \(f.testDistance) km
      Rovnomerne od prvej minúty po poslednú. Čas násobte \(f.testShare) a pridajte desatinu: to je
      poctivý odhad.
      ?58 15m Všimnite si bolesť skôr, než si všimne ona vás
      Stuhnutosť je v poriadku, jednostranná či ostrá bolesť nie. Po troch dňoch tej istej si dajte
      päť dní voľna a choďte za fyzioterapeutom.
      \(lastRuns(f))
      @\(f.schedule.end.advanced(by: -1)) 30m Všetko si prichystajte a pozrite cestu na štart
      Číslo, špendlíky, topánky, ponožky, pitie, vrstva na odhodenie. Vlak, toaleta a hodina
      raňajok.
      @100 \(f.runSpan(f.distance)) Zabehnite svojich \(f.decimal(f.distance)) km
      Prvá tretina zdržanlivo, druhá rovnomerne, tretia z toho, čo zostalo. Občerstvovačky prejdite
      krokom; potom sa najedzte a zapíšte si čas.
      """
  }

  private static func firstRun(_ f: PlanFacts) -> String {
    f.hasRunBefore
      ? """
      @0 15m Dnes pätnásť minút behu, pri ktorom by sa dalo rozprávať
      Už beháte, plán teda začína tam, kde ste. Zapíšte si tempo a tep dnešného voľného behu: je to
      miera všetkých ostatných.
      or 15m Zapíšte si posledné štyri týždne behu a desať minút klusajte
      Dni, kilometre, čo bolelo. Plán ide odtiaľ ďalej a týždenne rastie najviac o desatinu.
      """
      : """
      @0 15m Vybehnite na desať minút v topánkach, ktoré máte
      Dve minúty chôdze, minúta behu, trikrát za sebou, tak pomaly, aby sa dalo rozprávať. Zapíšte
      si, aké to bolo: to je prvý deň prvého týždňa.
      or 15m Dnes raz okolo bloku, behom aj krokom
      Dve minúty krokom, jedna voľným behom, trikrát. Poznačte si čas a ako sa majú nohy; odtiaľto
      plán začína.
      """
  }

  private static func longRuns(_ f: PlanFacts) -> String {
    let texts = [
      (
        ", pomaly",
        "Raz za týždeň jeden beh rastie; kroky medzi tým sa rátajú. Každý štvrtý týždeň je zámerne "
          + "kratší, aby šľachy stíhali za pľúcami."
      ),
      (
        " po povrchu pretekov",
        "Kopce, ak má trať kopce, asfalt, ak je rovinatá. Každú polhodinu niekoľko dúškov; zistite, "
          + "čo znesie žalúdok."
      ),
      (
        " v oblečení na preteky",
        "Rovnaké raňajky, ponožky a hodina ako v ten deň. Čo tlačí teraz, nájdete včas."
      ),
    ]
    return zip(f.runs.milestones, texts).map { run, text in
      """
      @\(run.day) \(f.runSpan(Double(run.kilometres))) Dlhý beh \(run.kilometres) km\(text.0)
      \(text.1)
      """
    }.joined(separator: "\n")
  }

  private static func lastRuns(_ f: PlanFacts) -> String {
    var lines: [String] = []
    if let run = f.runs.longest {
      let isWhole = Double(run.kilometres) >= f.distance.rounded()
      let rest =
        isWhole
        ? "Je dlhý ako preteky: odteraz sú nové už len ten deň a diváci."
        : "Zvyšok do \(f.decimal(f.distance)) km pridá deň, diváci a voľnejšie týždne pred ním."
      lines.append(
        """
        @\(run.day) \(f.runSpan(Double(run.kilometres))) Najdlhší beh: \(run.kilometres) km
        Vyštartujte pomalšie, než sa vám chce. \(rest)
        """)
    }
    if let run = f.runs.lighter {
      lines.append(
        """
        @\(run.day) \(f.runSpan(Double(run.kilometres))) Behajte menej: dlhý beh má teraz \(run.kilometres) km
        Dni nechajte, kilometre skráťte na polovicu. Unavené nohy sa obnovia len oddychom.
        """)
    }
    return lines.joined(separator: "\n")
  }

  private static func shortRun(_ f: PlanFacts) -> String {
    let end = f.schedule.end
    return """
      \(firstRun(f))
      @\(f.today.advanced(by: 1)) 20m Prihláste sa, alebo si odmerajte vlastných \(f.decimal(f.distance)) km
      Spýtajte sa na časový limit a či sa smie kráčať. Okruh popri dome je rovnako dobrý; deň je
      \(f.due).
      @\(f.today.advanced(by: 2)) 3x30 Behajte každý druhý deň, nikdy dva dni po sebe
      Najviac polhodinu a tak pomaly, aby sa dalo rozprávať. Za taký krátky čas pomôže len pokojný
      beh; tvrdý vám vezme sily na ten deň.
      or 3x30 Trikrát týždenne pokojná polhodina
      Po každej deň oddychu. Ak únava ani potom neprejde, ďalšiu odkráčajte.
      \(longRuns(f))
      \(lastRuns(f))
      @50 15m Naplánujte si prestávky krokom
      Štyri minúty behu, jedna kroku, od samého začiatku, nie až keď to bolí. Raz si to skúste vo
      voľný deň.
      or 15m Určte tempo, ktorým začnete
      O minútu na kilometer pomalšie než voľný beh. Napíšte si ho na ruku; dav sa rozbehne prirýchlo.
      @\(end.advanced(by: -2)) 10m Dva dni oddychujte
      Chôdza, voda, spánok. Topánky a jedlo len také, ktoré poznáte; teraz už nič nové.
      @\(end.advanced(by: -1)) 30m Všetko si prichystajte a pozrite cestu na štart
      Číslo, špendlíky, topánky, ponožky, pitie, vrstva na odhodenie. Vlak, toaleta a hodina
      raňajok.
      @100 \(f.runSpan(f.distance)) Zabehnite svojich \(f.decimal(f.distance)) km
      Prvá tretina zdržanlivo, potom podľa plánu, aj s prestávkami. Ostrá bolesť beh pre dnešok
      končí; preteky sú aj inokedy.
      """
  }
}

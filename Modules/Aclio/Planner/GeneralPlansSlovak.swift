// The same in Slovak.
extension SlovakPlans {
  static func general(_ f: PlanFacts) -> String {
    switch f.reading.shape {
    case .contact: contact(f)
    case .rhythm: rhythm(f)
    case .skill: skill(f)
    case .thing: thing(f)
    case .other: other(f)
    }
  }

  static func other(_ f: PlanFacts) -> String {
    let note =
      f.ownQuota.map {
        """
        Podľa čísla v cieli: \(f.number($0.amount)) týždenne, \(f.textLanguage.weeks($0.count)), \
        naposledy \(f.number($0.last)).
        """
      } ?? """
        Číslo alebo áno/nie, raz za týždeň. Čo sa nedá spočítať, nech posúdi priateľ.
        """
    let note2 =
      f.ownQuota.map {
        """
         V číslach: \(f.number($0.amount)) týždenne, \(f.textLanguage.weeks($0.count)).
        """
      } ?? ""
    let own =
      f.reading.answers.hours == nil
      ? "" : "Máte \(f.sessions) × \(f.minutes) minút týždenne. "
    let note3 =
      f.obstacle.map {
        """
        Uviedli ste: „\($0)“. Napíšte: keď to príde, ja …
        """
      } ?? """
        Čas, peniaze, schopnosť, odvaha? Napíšte jednu vetu: keď to príde, ja …
        """
    let note4 =
      f.obstacle.map {
        """
        „\($0)“ je určite medzi dôvodmi.
        """
      } ?? """
        Stačia tri dôvody.
        """
    return """
      @0 15m Prvých pätnásť minút z „\(f.shortEssence)“
      Ktorúkoľvek časť, na ktorú sa dá siahnuť dnes: telefonát, náčrt, hľadanie, prvý pokus. Potom
      zapíšte, čo bude ďalší kúsok.
      or 15m Napíšte, čo je iné v deň, keď je to hotové
      „\(f.shortEssence)“: čo vtedy iný vidí, spočíta alebo počuje? Tri vety; posledná menuje
      najmenší kúsok a ten spravte hneď.
      or 15m Spíšte desať vecí, z ktorých sa skladá „\(f.shortEssence)“
      Veľké aj malé, bez poradia. Označte tú, ktorá trvá päť minút, a hneď ju spravte.
      @5 30m Určte, ako to budete merať
      \(note)
      or 30m Rozdeľte „\(f.shortEssence)“ na kusy
      Každý s výsledkom, ktorý vidno. Prvý je najmenší, nie najdôležitejší.\(note2)
      @10 30m Spýtajte sa niekoho, kto to už spravil
      Jeden človek, tri otázky: čo prvé, čo zbytočne, čo znova?
      or 45m Pozrite sa, ako to spravili traja iní
      Kniha, film, sused. Zapíšte len to, čo robili v prvom týždni.
      @16 15m Nájdite, čo najviac prekáža
      \(note3)
      or 15m Predstavte si, že to nevyšlo, a napíšte prečo
      \(note4) Každému dajte vopred odpoveď na riadok.
      @22 15m Dajte tomu pevný čas v týždni
      \(own)V kalendári do \(f.due), ten istý deň, to isté miesto.
      or 15m Vyberte hodiny pre „\(f.shortEssence)“
      \(own)Keď vás málokto ruší; najbližšie tri hneď do kalendára.
      @32 1h Prvý viditeľný kus dokončite do \(f.date(32))
      Malý, celý, niekomu ukázaný.
      or 1h Majte čo ukázať: \(f.date(32))
      Nedokonalé je v poriadku, neviditeľné nie. Odfoťte to na dni, keď sa zdá, že nič nejde.
      ?38 20m Zaobstarajte, čo chýba
      Nástroj, papier, človek: spísať, objednať a s nakupovaním skončiť.
      @48 20m Pohľad v polovici: \(f.date(48))
      Ktorá časť z „\(f.shortEssence)“ už stojí? Čo nič neprinieslo, nechajte tak, čo pomohlo,
      zdvojnásobte.
      or 20m Na dvadsať minút sa zastavte a porovnajte: \(f.date(48))
      Vedľa seba: čo bolo v pláne a čo tu je. Jedna vec dostane viac času, jedna žiadny.
      ?56 15m Povedzte niekomu termín
      Nahlas: \(f.due). Poproste ho, nech sa opýta.
      @64 1h Začnite s tým, čomu sa vyhýbate
      V najlepšej hodine, ako prvé, telefón bokom. Na začiatok stačí polovica.
      or 2h Vezmite kus, ktorý stále odkladáte
      Desať minút podľa hodín; potom smiete prestať. Väčšinou neprestanete.
      @74 20m Urobte tomu miesto: vynechajte jednu inú vec
      Odložte ju do \(f.date(100)). Nové potrebuje miesto starého.
      or 1h Hodina pomoci s tým, čo vám ide najhoršie
      Zaplatiť, vymeniť, poprosiť. Niekomu je ľahké to, čo vás brzdí.
      @84 1h Ukážte to takmer hotové
      Niekomu úprimnému. Pýtajte si len jednu zmenu.
      or 1h Vyskúšajte to, akoby bolo hotové
      Hodinu to používajte, hrajte, prejdite, žite. Čo chýba, sa ukáže samo.
      @93 1h Dotiahnite, čo ostalo otvorené
      Spíšte najviac sedem; zvyšok je na neskôr.
      or 1h Dokončite tri malé veci, ktoré sú takmer hotové
      Odteraz už žiadne nové začiatky.
      @100 30m Vyhláste to za hotové a zapíšte, čo vás to naučilo
      Do \(f.due): čo ste chceli, čo prišlo, čo by ste nabudúce spravili prvé. Potom to oslávte.
      or 30m Koniec „\(f.shortEssence)“ s niekým oslávte
      Deň \(f.due): ukážte to, poďakujte pomocníkom a napíšte tri riadky pre ďalší cieľ.
      """
  }
}

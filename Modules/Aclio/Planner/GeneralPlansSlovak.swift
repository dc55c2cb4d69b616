// The same in Slovak.
extension SlovakPlans {
  static func general(_ f: PlanFacts) -> String {
    let note =
      f.quota.map {
        """
        Podľa čísla v cieli: \(f.number($0.amount)) týždenne, \(f.textLanguage.weeks($0.count)), \
        naposledy \(f.number($0.last)).
        """
      } ?? """
        Číslo alebo áno a nie, pohľad raz týždenne. Na čo číslo nie je, nech sa pozrie priateľ.
        """
    let note2 =
      f.obstacle.map {
        """
        Menovali ste to: „\($0)“. Napíšte: keď to príde, ja …
        """
      } ?? """
        Čas, peniaze, schopnosť, odvaha? Napíšte jednu vetu: keď to príde, ja …
        """
    return """
      @0 15m Prvých pätnásť minút z „\(f.essence)“
      Ktorúkoľvek časť, na ktorú sa dá siahnuť dnes: telefonát, náčrt, hľadanie, prvý pokus. Potom
      zapíšte, čo bude ďalší kúsok.
      or 15m Napíšte, čo je iné v deň, keď je to hotové
      „\(f.essence)“: čo vtedy iný vidí, spočíta alebo počuje? Tri vety; posledná menuje najmenší
      kúsok a ten spravte hneď.
      @5 30m Povedzte, ako to budete rátať
      \(note)
      or 30m Rozdeľte to na päť kusov
      Každý s výsledkom, ktorý vidno. Prvý je najmenší, nie najdôležitejší.
      @10 30m Spýtajte sa niekoho, kto to už spravil
      Jeden človek, tri otázky: čo prvé, čo zbytočne, čo znova?
      @16 15m Nájdite, čo najviac prekáža
      \(note2)
      @22 * Dajte tomu \(f.sessions) × \(f.minutes) minút týždenne
      V kalendári do \(f.due), rovnaké hodiny. Spolu je to
      \(f.number(f.sessions * f.minutes * f.weeks / 60)) h za \(f.weeksText).
      @32 1h Prvý viditeľný kus dokončite do \(f.date(32))
      Malý, celý, niekomu ukázaný.
      ?38 20m Zaobstarajte, čo chýba
      Nástroj, papier, človek: spísať, objednať a s nakupovaním skončiť.
      @48 20m Pohľad z polcesty \(f.date(48))
      Čo z „\(f.essence)“ už stojí? Čo nič neprinieslo, nechajte tak, čo pomohlo, zdvojnásobte.
      ?56 15m Povedzte niekomu deň
      \(f.due), nahlas. Poproste ho, nech sa opýta.
      @64 2h Spravte najťažší kus
      V najlepšej hodine, ako prvé, telefón bokom. Na začiatok stačí polovica.
      or 2h Vezmite kus, ktorý stále odkladáte
      Desať minút podľa hodín; potom smiete prestať. Väčšinou neprestanete.
      @74 20m Urobte miesto: vynechajte jednu inú vec
      Do \(f.date(100)). Nové potrebuje miesto starého.
      @84 1h Ukážte to takmer hotové
      Niekomu úprimnému. Pýtajte si len jednu zmenu.
      @93 1h Uzavrite otvorené konce
      Spíšte najviac sedem; zvyšok je na neskôr.
      @100 30m Vyhláste to za hotové a zapíšte, čo vás to naučilo
      Do \(f.due): čo ste chceli, čo prišlo, čo by ste nabudúce spravili prvé. Potom to oslávte.
      """
  }
}

// The same in Slovak.
extension SlovakPlans {
  static func language(_ f: PlanFacts) -> String {
    """
    @0 15m Naučte sa predstaviť: desať viet
    Pozdrav, meno, kde bývate, dve záľuby, jedna otázka späť. Povedzte ich \(f.subject(4)) päťkrát
    nahlas, zajtra znova.
    or 15m Naučte sa pozdrav, poďakovanie a tri otázky
    Päť viet \(f.subject(4)), nahlas, kým neprídu samy. Jednu z nich tento týždeň niekomu
    povedzte.
    @3 20m Vyberte jeden kurz, a len jeden
    Učebnica alebo kurz z knižnice, so zvukom. Prelistujte prvú lekciu; ak rozumiete, ako funguje,
    je správny.
    @7 5x20 Nové slová: \(f.number(f.vocabularyADay)) denne, päť dní v týždni
    To je \(f.number(f.vocabularyAWeek)) týždenne a \(f.number(f.vocabulary)) do \(f.due).
    Na kartičku celú vetu; najprv staré, potom nové.
    @14 * Držte \(f.sessions) × \(f.minutes) minút týždenne
    Polovica na kurz, polovica na počúvanie a hovorenie. Pripojte ich k niečomu, čo robíte aj tak.
    @20 30m Prvý päťminútový rozhovor
    Sused, kolega alebo jazykový partner. Aj s chybami; zapíšte tri slová, ktoré chýbali.
    or 30m Objednajte si, opýtajte sa na cestu, pozdravte \(f.subject(4))
    Niekde naozaj. Tri chýbajúce slová idú ešte večer na kartičky.
    ?28 30m Naučte sa zachrániť rozhovor
    „Pomalšie, prosím“, „Čo znamená…?“, „Ako sa povie…?“ Tieto vety udržia každý rozhovor pri
    živote.
    @36 20m Kontrola: \(f.part(of: f.vocabulary, at: 36)) slov; poviete, čo bolo včera?
    Dve minúty do telefónu. Medzera, ktorú počujete, je lekcia na budúci týždeň.
    @46 3x20 Počúvajte, čomu takmer rozumiete
    Podcast pre učiacich sa, ľahké správy, jedna pieseň naspamäť. Dvakrát: raz kvôli zmyslu, raz
    kvôli slovám.
    @56 45m Raz týždenne polhodina rozprávania
    Rovnaký človek, rovnaká hodina. Opravy až nakoniec, najviac tri.
    ?65 20m Dva týždne píšte päť riadkov denne
    Čo bolo, čo bude. Jednu stranu si dajte opraviť.
    @75 30m Kontrola: \(f.part(of: f.vocabulary, at: 75)) slov a desať minút bez slovenčiny
    Nahrajte to a porovnajte s prvou nahrávkou.
    or 30m Kontrola: \(f.part(of: f.vocabulary, at: 75)) slov a jeden film s titulkami
    Zvuk aj titulky \(f.subject(4)). Polovica je úspech.
    @88 30m Pripravte rozhovor, kvôli ktorému sa učíte
    Desať otázok, ktoré položíte, desať odpovedí, ktoré budete potrebovať. Zahrajte ho s niekým.
    @100 1h Veďte rozhovor, kvôli ktorému ste začali
    Do \(f.due): polhodina \(f.subject(4)). Pri lúčení sa dohodnite na ďalšom; to jazyk udrží.
    """
  }

  static func exam(_ f: PlanFacts) -> String {
    """
    @0 15m Nájdite oficiálny zoznam tém a termín
    Od toho, kto skúša. Každú tému označte zelenou, žltou alebo červenou; to už je plán.
    or 15m Vyriešte tri otázky zo starého zadania
    Bez prípravy, bez známky. Hneď vidno, čo sa pýtajú.
    @4 20m Prihláste sa a zapíšte všetky termíny
    Poplatok, doklady, miesto, čo si smiete vziať so sebou. Zaplatený poplatok pomáha sústrediť sa.
    @8 30m Rozložte témy na \(f.weeksText)
    Červené najprv a dvakrát, zelené nakoniec. Poslednú desatinu času nechajte voľnú.
    @14 * Učte sa \(f.sessions) × \(f.minutes) minút týždenne
    Telefón vo vedľajšej izbe. Začnite piatimi otázkami z predošlého učenia, naspamäť.
    or * Učte sa otázkami, nie čítaním
    Zavrieť knihu, napísať, čo viete, dohľadať medzery. Dvojnásobná práca, štvornásobný výsledok.
    ?26 1h Utvorte dvojicu
    Každý týždeň si vysvetlite po jednej téme. Čo sa nedá vysvetliť, to neviete.
    @34 1h Prvé staré zadanie na čas
    Do \(f.date(34)). Spočítajte body podľa tém a prefarbite zoznam.
    @48 * Už len červené témy
    Každú dvakrát, medzi tým deň pauza. Po druhom neúspechu sa niekoho spýtajte.
    @60 2h Druhé staré zadanie celé
    V rovnakú hodinu a s rovnakými pomôckami. Kam odišiel čas?
    ?68 15m Jedna strana toho, čo uniká
    Vzorce, dátumy, pravidlá: rukou. Je na posledný večer.
    @76 2h Tretie zadanie: desať bodov nad hranicou
    Tá rezerva je pre nervy.
    @90 30m Opakovať, spať, nič nové
    Jedna strana, žlté témy, osem hodín spánku.
    @98 20m Pripravte ten deň
    Doklady, perá, cesta, raňajky, dvadsať minút navyše.
    @100 3h Na skúške čítajte najprv všetko
    \(f.due): isté body najskôr, hodiny po každej tretine. Oslávte to ešte pred výsledkom.
    """
  }

  static func books(_ f: PlanFacts) -> String {
    """
    @0 10m Prečítajte desať strán knihy, ktorú máte doma
    Dnes večer, telefón vedľa v izbe. Knihu nechajte tam, kde si zajtra sadnete.
    or 10m Vyberte prvú knihu a prečítajte prvých desať strán
    Najtenšiu, ktorá láka. Začaté je polovica.
    @3 15m Výpočet: knihy \(f.number(f.bookCount)), strany denne \(f.number(f.pagesADay))
    Pri 300 stranách na knihu je to jedna za \(f.textLanguage.days(f.daysABook)), od
    \(f.bookDate(0)) do \(f.due). Denne to zaberie asi \(f.number(f.readingMinutes)) min.
    @7 20m Zoznam kníh: \(f.number(min(f.bookCount + 3, 40)))
    O tri viac, než treba: tenké aj hrubé, isté aj zvláštne. Dvoch priateľov sa spýtajte, ktorú
    najčastejšie darovali.
    or 30m Zapíšte sa do knižnice a vezmite prvé dve
    Dátum vrátenia jemne postrčí. Tretiu si rovno rezervujte.
    map: knižnica
    @12 7x\(f.readingMinutes) Priviažte čítanie k niečomu každodennému
    Raňajky, električka, vankúš. Kniha zostáva na mieste.
    @\(f.readingTime.day(at: 25)) 10m Dočítajte knihu číslo \(f.part(of: f.bookCount, at: 25)) do \(f.bookDate(25))
    Potom jeden riadok: komu by ste ju dali?
    ?33 10m Dovoľte si nedočítať
    Po päťdesiatich stranách a bez viny. Nudná kniha blokuje tri dobré.
    @45 20m Audiokniha, keď sú ruky zamestnané
    Riad, prechádzka, auto. Ráta sa.
    @\(f.readingTime.day(at: 50)) 10m Polovica: kniha číslo \(f.part(of: f.bookCount, at: 50)) do \(f.bookDate(50))
    Meškáte? Teraz tenkú. V predstihu? Teraz tú hrubú.
    ?62 1h O jednej sa porozprávajte
    S priateľom či v čitateľskom krúžku. Termín zrýchli posledných sto strán.
    @\(f.readingTime.day(at: 75)) 10m Kniha číslo \(f.part(of: f.bookCount, at: 75)) do \(f.bookDate(75))
    Nedeľná hodina čítania, telefón vypnutý, čaj zaliaty.
    @88 15m Posledné vyberte pre radosť
    Nič užitočné. Záver má ísť zľahka.
    @100 15m Zavrite knihu číslo \(f.number(f.bookCount)) a vyberte tri najlepšie
    Jednu darujte s lístkom vo vnútri.
    """
  }

  static func study(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte päť otázok, na ktoré chcete odpoveď
    Jednoduchých. Povedia, kedy toho viete dosť a čo vynechať.
    or 15m Na pol strany vysvetlite, čo už viete
    Kde sa pero zastaví, tam začína učenie.
    @5 30m Zvoľte jeden hlavný zdroj
    Kniha pre začiatočníkov, kurz či učiteľ; z dvoch obsahov ten jasnejší.
    @10 * Vyhraďte \(f.sessions) × \(f.minutes) minút týždenne
    Polovicu času čítajte a počúvajte, polovicu skúšajte. Rovnaké hodiny.
    @20 45m Prvú kapitolu uzavrite vlastným príkladom
    Zavrite knihu a postavte ho z pamäti.
    @32 1h Spravte s tým niečo skutočné
    Cvičenie, hra, malý výpočet, nákres.
    or 1h Naučte prvú časť niekoho iného
    Jeho tretia otázka je vaša ďalšia lekcia.
    ?40 15m Kartičky na to, čo treba vedieť naspamäť
    Najviac dvadsať. Päť minút denne.
    @50 30m Na polceste odpovedzte znova na päť otázok
    Do \(f.date(50)). Vyriešené škrtnite, ostatné spresnite.
    @62 1h Nájdite ľudí
    Klub, fórum, večerný kurz. Položte jednu dobrú otázku.
    @74 2h Začnite prácu, ktorá potrebuje všetko
    Malú na tri týždne, skutočnú na ukázanie.
    ?82 30m Vráťte sa k najťažšej časti
    Iný autor, iné slová. Často to stačí.
    @92 1h Dokončite ju a ukážte
    Niekomu, kto vie viac.
    @100 30m Na jednu stranu napíšte, čo viete teraz
    Do \(f.due). Položte ju vedľa tej prvej a zvoľte ďalšiu otázku.
    """
  }
}

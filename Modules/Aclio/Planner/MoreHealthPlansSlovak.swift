// The same in Slovak.
extension SlovakPlans {
  static func flexibility(_ f: PlanFacts) -> String {
    """
    @0 10m Desať minút sa naťahujte a označte, kam dosiahnete
    Prsty k nohám, päta k stene, ruka nad hlavu: zapíšte centimetre, dýchajte pomaly. Ťah je
    správny, bolesť nie.
    or 10m Ľahnite si na zem a nájdite, čo je stuhnuté
    Boky, zadné stehná, hrudník, krk: poznačte si dve najhoršie miesta. Nimi plán začína.
    @4 10m Vyberte miesto a hodinu
    Podložka rozvinutá vedľa postele, po umytí zubov. Krátke cvičenie, ktoré máte poruke, naozaj
    odcvičíte.
    @8 5x15 Pätnásť minút päť dní v týždni
    Dve minúty na polohu, obe strany. Dlho a jemne zmení viac než krátko a odvážne.
    @16 1h Raz sa nechajte viesť
    Hodina pre začiatočníkov alebo fyzioterapeut vidí, čo zrkadlo nie. Vopred povedzte, kde bolí.
    @25 10m Pred naťahovaním sa zahrejte
    Päť minút chôdze či schodov. Studené svaly sa bránia.
    ?33 15m Pridajte silu na konci rozsahu
    Podržať, zatlačiť, povoliť, päťkrát. Rozsah bez sily nezostane.
    @42 10m Zmerajte znova
    Rovnaká hodina, rovnaké značky. Dva centimetre sú dobrý mesiac; bez zmeny držte dlhšie,
    netlačte viac.
    or 10m Odfoťte tie isté tri polohy ako prvý deň
    Vedľa seba ukážu, čo pocit skrýva.
    @54 20m Prerušujte sedenie
    Každú hodinu dve minúty v stoji: otvorený hrudník, panva vpred.
    ?63 1h Skúste iný štýl
    Pomalý, plynulý, s kockami či popruhom: na čo sa tešíte, to vydrží.
    @75 5x20 Predĺžte na dvadsať minút
    Čas navyše dostanú dve najtuhšie miesta.
    @88 15m Zostavte si vlastných desať minút
    Päť polôh v poradí, na ktoré netreba obrazovku. Napíšte ich na kartičku.
    @100 15m Zmerajte a nechajte si tri dni v týždni
    Do \(f.due). Tri cvičenia udržia, čo päť získalo.
    """
  }

  static func sleep(_ f: PlanFacts) -> String {
    """
    @0 10m Určte hodinu, keď sa začne zajtrajšok
    Jeden čas na všetky dni, aj víkend. Odrátajte osem hodín a nastavte si budík na spanie.
    or 10m Zapíšte minulú noc: do postele, zaspatie, zobudenie, vstávanie
    Štyri časy na papier pri posteli. Týždeň z nich ukáže viac než aplikácia.
    @4 15m Telefón von zo spálne
    Obyčajný budík stojí menej než obed. Od dnes sa nabíja v kuchyni.
    @8 10m Hranica pre kávu: poludnie
    Polovica z nej je s vami hore ešte po ôsmich hodinách. Ráta sa aj čaj.
    @14 20m Spálňa chladná, tmavá a nudná
    18 stupňov, poriadne závesy, nič, čo bliká. Posteľ je na spánok, práca a seriály inde.
    @22 30m Každý večer sa stíšte v rovnakom poradí
    Stlmiť svetlo, umyť sa, desať strán z papiera. Telo sa naučí, čo príde.
    or 30m Posledná polhodina bez obrazoviek
    Sprcha, zoznam na zajtra, kniha. Zapísaná starosť počká do rána.
    @32 20m Do deviatej na denné svetlo
    Desať minút vonku, stačí aj zamračené. Ranné svetlo nastaví večernú únavu.
    ?40 10m Dvadsať minút bdenia: vstaňte
    Vedľajšia izba, slabé svetlo, niečo nudné, kým nepríde ospalosť.
    @50 10m Spočítajte prvé noci
    Ak hodiny nestúpli nad šesť, líhajte o polhodinu neskôr a vstávajte rovnako; spánok sa
    prehĺbi.
    @62 3x30 Cez deň sa hýbte
    Polhodina, nie v posledných troch hodinách pred spaním. Unavené nohy utíšia hlavu.
    ?70 10m Preverte alkohol a neskoré večere
    Päť večerov bez oboch a porovnajte zápisky.
    @80 15m Naučte sa prežiť zlú noc
    Vstať rovnako, po tretej už nespať, ísť skôr do postele. Jedna noc nie je vzorec.
    @100 15m Prečítajte si zápisky a nechajte, čo pomohlo
    Tri veci zostanú. Silné chrápanie, prestávky v dychu či mesiace zlých nocí patria lekárovi.
    """
  }

  static func quit(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Jeden riadok patrí tomuto: „\($0)“.
        """
      } ?? ""
    return """
      @0 10m Vyberte deň a povedzte to jednému človeku
      Do desiatich dní odo dneška. Na kartičku napíšte vlastnými slovami prečo: \(f.subject()) vás
      niečo stojí.
      or 10m Napíšte tri dôvody a dnešné najmenšie nie
      Zajtra to prvé odložte o hodinu. Chuť trvá asi päť minút, či jej podľahnete, alebo nie.
      @3 15m Tri dni zapisujte: kedy, kde, s kým
      Zatiaľ bez zmeny. Zoznam ukáže tri spúšťače, a na tie sa pripravíte.
      @7 20m Každému spúšťaču dajte náhradu
      „Keď si dám kávu, idem k oknu.“ Krátke, možné, rozhodnuté vopred: voda, žuvačka, schody,
      správa.
      \(note)
      @12 15m Poproste o pomoc, ktorá zdvojnásobí šance
      Lekáreň, lekár a bezplatná linka vedia, čo funguje. Po každodennom silnom pití neprestávajte
      sami: s lekárom je to bezpečné.
      @17 30m Vyčistite byt, tašku a auto
      Všetko, aj zásobu. Čo tým páchne, vyperte.
      @20 1d Prvý deň
      Plné ruky a plný večer: varenie, chôdza, telefonát. Choďte spať skoro.
      or 1d Prvý deň, naplánovaný po hodinách
      Zaplňte tri najťažšie hodiny. Kdekoľvek, len nie na starom mieste.
      @30 10m Tri dni: najhoršie je za vami
      Spánok, nálada a chuť sú rozkolísané a prejde to. Zrátajte ušetrené peniaze.
      ?38 20m Prvé ušetrené miňte na seba
      Niečo, čoho sa denne dotknete. Pripomína lepšie než lístok.
      @45 15m Napíšte plán na zakopnutie
      Raz je nehoda, nie návrat: zastaviť sa, pozrieť, čo k tomu viedlo, a pokračovať. Druhé
      spôsobuje hanba.
      @60 30m Zámerne choďte do ťažkej chvíle
      Oslava, stres, dovolenka: s pohárom vody, spojencom a cestou von.
      ?72 20m Zistite, čo vám to dávalo, a získajte to inde
      Oddych, spoločnosť, prestávku? Poctivá verzia patrí do každého dňa.
      @85 10m Prečítajte kartičku a spočítajte dni
      Chute sú už zriedkavé a rýchlo prejdú. Povedzte to niekomu, kto je tam, kde ste boli vy.
      @100 20m Oslávte to a nazvite sa inak
      „Ja to nerobím“ je silnejšie než „nesmiem“. Plán na zakopnutie nechajte rok v zásuvke.
      """
  }

  static func eatWell(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Myslite tu na svoje slová: „\($0)“.
        """
      } ?? ""
    return """
      @0 15m Zapíšte včerajšie jedlá a jednu zmenu
      O jednu zeleninu viac na zajtrajší obed je zmena; nový život nie. Hneď ju dajte na nákupný
      zoznam.
      or 15m Otvorte chladničku a naplánujte zajtrajšie tri jedlá
      Z toho, čo v nej je. Čo chýba, je zoznam najviac siedmich vecí.
      @5 20m Vyberte troje raňajok a striedajte ich
      Vločky, vajcia, jogurt: vždy s ovocím. Ráno sa vyhráva najľahšie.
      @12 1h Nakupujte raz týždenne so zoznamom podľa regálov
      Po jedle, nikdy pred ním. Čo nie je v košíku, tomu netreba odolávať.
      @20 2h V jeden večer uvarte dve jedlá
      Hrniec a plech: polievka či strukoviny na tri dni, pečená zelenina na dva.
      or 2h V nedeľu pripravte základ týždňa
      Uvarené obilniny, umytá zelenina, zálievka v pohári. Večera potom trvá štvrťhodinu.
      @30 10m Polovica taniera nech je zelenina
      Najprv večera, od ďalšieho týždňa obed. Mrazená sa ráta celá.
      ?38 10m Vodu namiesto sladkých nápojov
      Džbán na stôl, fľaša do tašky. Chuť sa zmení za dva týždne.
      @46 20m Naučte sa päť večerí na dvadsať minút
      Napíšte ich na dvere chladničky. O jedle rozhodujú unavené večery.
      @58 15m Naplánujte hladnú hodinu
      Orechy, ovocie či chlieb o štvrtej zabránia nájazdu o siedmej.
      \(note)
      ?66 1h Raz za týždeň jedna nová vec
      Šošovica, kel, makrela, pohánka: po jednom jedle, bez sľubov.
      @76 15m Spočítajte dobré dni zo siedmich
      Päť je výborne. Ktorý deň sa láme? Ten dostane jedlo z mrazničky.
      @88 20m Rozhodnite, čo vám nesmie chýbať
      Nedeľný koláč, víno s priateľmi: zámerne, s radosťou, bez pondelkových výčitiek.
      @100 15m Napíšte si vlastných desať pravidiel
      Do \(f.due), každé jednou vetou. Vlastné pravidlá sa dodržiavajú.
      """
  }
}

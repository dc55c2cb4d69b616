// The same in Slovak.
extension SlovakPlans {
  static func meditation(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        „\($0)“ dostane odpoveď na riadok.
        """
      } ?? ""
    return """
      @0 5m Tri minúty seďte a rátajte desať dychov
      Stratíte sa, začnete od jedna. Práve to je cvičenie.
      or 5m Tri minúty vydychujte dlhšie, než vdychujete
      Štyri dnu, šesť von. Nemusíte nič cítiť.
      @5 5m Zvoľte miesto a podnet
      Po kanvici, pred telefónom. Rovnaká stolička.
      @10 7x3 Tri minúty, sedem dní
      Krížik do kalendára za každý, dobrý aj zlý.
      @22 7x5 Päť minút
      Keď prídu myšlienky, povedzte „myslím“ a vráťte sa. Stokrát je bežné.
      @34 7x8 Osem minút
      Vnímajte telo: chodidlá, sedenie, ruky, tvár.
      or 7x8 Osem minút, dvakrát týždenne v chôdzi
      Pomalé kroky, dych na každý.
      ?42 10m Raz to použite uprostred dňa
      Tri dychy pred ťažkou odpoveďou.
      @50 10m Prečítajte krížiky
      Ktoré dni chýbajú? Posuňte hodinu, nie cieľ.
      \(note)
      @62 7x10 Desať minút
      Zvuky prichádzajú a odchádzajú ako autobusy; nenastupujete.
      ?70 1h Raz seďte s inými
      Skupina alebo večerný kurz.
      @80 7x\(max(f.sittingMinutes, 10)) Dĺžka sedenia: \(f.number(max(f.sittingMinutes, 10))) minút
      So zvončekom, bez hlasu. Nepokoj aj nuda sa rátajú.
      @90 10m Zvoľte najmenšiu dávku, ktorú nikdy nevynecháte
      V zlé dni tri minúty. Dlhý smútok či panika si zaslúžia aj lekára.
      @100 15m Napíšte, čo je iné
      Do \(f.due), desať riadkov. Spýtajte sa aj toho, s kým žijete.
      """
  }

  static func habit(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Uviedli ste: „\($0)“. Čo by ju znemožnilo, alebo aspoň spomalilo?
        """
      } ?? """
        Čo bráni spraviť to v polospánku? Odneste to.
        """
    return """
      @0 5m Spravte to raz, v najmenšej podobe
      Dve minúty z „\(f.essence)“. Také malé, že by bolo čudné to nespraviť.
      or 5m Vyberte miesto a pripravte veci
      Čo to potrebuje, leží zajtra v ceste. Potom dvojminútová verzia.
      @3 10m Napíšte: po …, ja …
      Kotva, ktorá sa deje denne: káva, zuby, dvere.
      @8 7x5 Sedem dní dvojminútovej verzie
      Viac sa smie, netreba. Krížik na papieri, na očiach.
      @18 10m Jednu prekážku odstráňte vlastnými rukami
      \(note)
      @28 10m Zdvojnásobte
      Len ak sa podarilo šesť dní zo siedmich. Inak zmenšite.
      @38 5m Dohoda: nikdy dvakrát
      Jeden vynechaný deň je počasie, dva sú nový zvyk. Povedzte to pravidlo niekomu.
      or 5m Nájdite svedka
      Niekto, komu každý večer pošlete fajku. Bez komentárov.
      ?46 10m Hneď potom niečo príjemné
      Malé: dobrá káva, jedna pieseň.
      @56 15m Polovica: spočítajte krížiky
      Do \(f.date(56)). Osem z desiatich je výborné.
      @68 10m Napíšte verziu na cesty a chorobu
      Jedna minúta, kdekoľvek.
      ?76 15m Zistite, na čo to je
      Veta o tom, kto to robí. „Som niekto, kto …“
      @86 10m Jednu barličku odložte
      Budík, lístok či svedka. Týždeň pozorujte.
      @100 15m Rozhodnite: nechať, pridať, skončiť
      Do \(f.due). Zvyk, ktorý stojí sám, unesie ďalší.
      """
  }

  static func lessScreen(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Povedali ste: „\($0)“. Začnite tam.
        """
      } ?? ""
    return """
      @0 10m Prečítajte dnešný čas pri obrazovke a zmažte jednu aplikáciu
      Číslo na papier. O mesiac sa môže vrátiť.
      or 10m Vypnite upozornenia, ktoré nie sú od človeka
      Desať minút teraz, hodiny za týždeň.
      @5 10m Telefón nech spí mimo spálne
      Budenie prevezme obyčajný budík.
      @12 10m Dve hodiny bez neho
      Raňajky a posledná hodina dňa. Povedzte to doma.
      @20 15m Rozhodnite, čo namiesto toho
      Kniha na gauči, topánky pri dverách, meno na zavolanie.
      @30 10m Spravte ho sivým a prázdnym
      Prvá plocha: telefón, mapy, fotoaparát. Siete len v prehliadači, odhlásené.
      or 10m Limit, ktorý zamkne niekto iný
      Polovica dnešného čísla.
      @42 10m Prečítajte číslo znova
      Do \(f.date(42)): o tretinu menej je podľa plánu.
      ?50 1d Jedna nedeľa offline
      Vopred to ľuďom povedzte. Zapíšte, kedy ste po ňom siahli.
      @60 15m Nájdite pocit, ktorý je za tým
      Nuda, samota, únava? Každá má lepší liek.
      \(note)
      ?70 15m Päťdesiatim prestaňte sledovať profil
      Tým, po ktorých je vám horšie.
      @80 10m Dva pevné časy na siete
      Po dvadsať minút, s časovačom, pri stole.
      @92 10m Posledné číslo
      Porovnajte s papierom z prvého dňa.
      @100 15m Napíšte tri domáce pravidlá
      Do \(f.due), podpíše každý, kto tu býva.
      """
  }

  static func volunteer(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte, čo viete dať: schopnosť, hodiny, dokedy
    Dve hodiny mesačne sú vítané. Poctivo je viac než štedro.
    or 15m Spíšte tri témy a tú, čo vám nedá spať
    Začnite ľuďmi okolo nej.
    @6 30m Nájdite tri miesta
    Obec, farnosť, útulok, škola, dobrovoľnícke centrum.
    map: dobrovoľnícke centrum
    @14 20m Jednému zavolajte
    „Mám … hodín; čo by vám najviac pomohlo?“
    @24 1h Navštívte ich a hodinu sa pozerajte
    Komu sa ďakuje, kto rozhoduje, je to bezpečné?
    @34 2h Prvá služba
    Vezmite aj nudnú úlohu; ukáže vám ľudí.
    or 2h Choďte raz spolu s priateľom
    Ostych je polovičný.
    ?42 30m Zaobstarajte, čo žiadajú
    Školenie, papiere, poistenie.
    @50 2h Určte svoj deň v mesiaci
    V kalendári až do \(f.due).
    @62 30m Spýtajte sa tých, ktorým pomáhate, čo chýba
    Robte to, aj keď je to menšie.
    ?70 1h Priveďte ešte jedného
    Ukázať, nie presviedčať.
    @80 20m Preverte vlastné sily
    Únava? Menej hodín, iná úloha. Z vyhoreného pomocníka nemá nikto nič.
    @90 1h Odovzdajte, na čo ste prišli
    Strana poznámok pre ďalšieho.
    @100 20m Rozhodnite o ďalšom roku
    Do \(f.due), nahlas, tomu, kto to vedie.
    """
  }
}

// The same in Slovak.
extension SlovakPlans {
  static func endurance(_ f: PlanFacts) -> String {
    """
    @0 15m Vytiahnite výbavu a desať minút sa hýbte
    Popri tom zistite, čo chýba: vzduch, svetlo, okuliare, šnúrky. Všetko na jeden zoznam,
    najlacnejšie ako prvé.
    or 15m Nájdite prvú trasu, bazén či halu a otváracie hodiny
    Miesto a deň ešte tohto týždňa zapíšte do kalendára. Jedna krátka návšteva povie viac ako
    večer čítania.
    @4 * Trénujte \(f.sessions) × \(f.minutes) minút týždenne
    Tak voľne, aby sa dalo rozprávať, v rovnaké dni. Telo rastie medzi nimi, po najdlhšom si dajte
    voľno.
    @10 1h Zmerajte, kde ste
    Hodina námahy, ktorú udržíte do konca. Zapíšte vzdialenosť, čas a tep; s týmto číslom budete
    porovnávať.
    @20 2h Štvrtina cieľa naraz
    Do \(f.date(20)), bez náhlenia. Po 45 minútach zjedzte niečo malé, skôr než príde hlad.
    ?28 1h Nechajte niekoho pozrieť sa na vašu techniku
    Klubový večer alebo jedna hodina s trénerom ušetrí mesiac námahy, najmä vo vode a do kopca.
    @38 2h Polovica cieľa v jeden deň
    V strede desať minút prestávka. Druhá polovica ukáže, čo trénovať: vietor, úchop, nohy či
    hlavu.
    or 2h Polovica trasy, sami a rovnomerne
    Vyrazte pomalšie, než chcete. Ak je posledná štvrtina rýchla ako prvá, tempo je vaše.
    @50 1h Raz týždenne jeden ťažší tréning
    Šesťkrát dve minúty svižne, medzi nimi dve voľne. Všetko ostatné zostáva pokojné.
    ?58 30m Jeden týždeň zámerne voľnejšie
    Polovičný čas, polovičná námaha. Skontrolujte výbavu a objednajte, čo treba.
    @68 3h Tri štvrtiny cieľa so všetkým, čo si ponesiete
    Jedlo, oblečenie, batoh, náhradné diely. Čo prekážalo, zmeňte ešte v ten večer.
    @82 2h Naplánujte ten deň po hodinách
    Štart, prestávky, jedlo, miesto návratu a kto vie, kde ste. Patrí k tomu plán na zlé počasie.
    @93 1h Už len krátko a zľahka
    Dva voľné tréningy, veľa spánku. Nič nové sa nekupuje ani neskúša.
    @100 4h Spravte to a zapíšte si, aké to bolo
    Do \(f.due). Začnite pokojne, jedzte podľa hodín a odfoťte sa tam, kde je najťažšie.
    """
  }

  static func loseWeight(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Jednu vetu napíšte aj na toto: „\($0)“.
        """
      } ?? ""
    return """
      @0 10m Postavte sa na váhu a zapíšte včerajšie jedlá
      Bez hodnotenia, je to začiatok. Riadok na jedlo, aj na nápoje. Vážte sa raz za týždeň, v to
      isté ráno.
      or 10m Poznačte si dnešnú váhu a obvyklú večeru
      Stačia dva riadky. Váha kolíše zo dňa na deň o kilogram, rátajú sa len týždenné čísla.
      @2 15m Zvoľte tempo: \(f.kilos(at: 100)) kg do \(f.due)
      Štvrť až pol kilogramu týždenne vydrží. Ak beriete lieky, čakáte dieťa alebo ste mali ťažkosti
      s jedením, poraďte sa najprv s lekárom.
      @5 30m Dve jedlá denne nech sú stále tie isté a dobré
      Raňajky a obed s bielkovinami a zeleninou, stále podobné. Menej rozhodovania necháva sily na
      večer.
      @9 3x30 Trikrát týždenne polhodina chôdze
      Najlepšie po jedle. Topánky pri dverách, rovnaká hodina; na dážď je bunda.
      or 3x30 Po troch večeriach v týždni prechádzka
      Polhodina, svižne. Upokojí večernú chuť a nestojí nič.
      @16 20m Odložte z dosahu, čo láka
      Čo nie je doma, to sa o desiatej večer nezje. Na miesto keksov dajte ovocie a povedzte doma
      prečo.
      ?24 20m Týždeň spite sedem hodín a sledujte hlad
      Krátke noci robia ďalší deň hladnejším. Nastavte si budík aj na spanie.
      @32 15m Porovnajte štyri týždenné čísla
      Okolo \(f.kilos(at: 32)) kg je podľa plánu. Viac než 1 kg týždenne: jedzte viac. Žiadna zmena:
      o tretinu menšia večera, nič iné.
      @42 2x20 Udržte si svaly: dve krátke posilňovania
      Drepy na stoličku, kliky o stenu, priťahovanie tašky s knihami. Bez nich chudne aj sila.
      @62 20m Pripravte sa na oslavu, cestu a zlý deň
      Jeden tanier, pomaly, potom voda; pri ďalšom jedle zasa ako zvyčajne. Jeden večer nezmení nič.
      \(note)
      @50 15m Pohľad v polovici: \(f.kilos(at: 50)) kg
      Nohavice a schody povedia toľko čo váha. Zmerajte pás a nechajte si dva zvyky, ktoré pomohli
      najviac.
      ?74 30m Navarte obedy na celý týždeň
      Fazuľa či kura, plech zeleniny, ryža. Šesť krabičiek v nedeľu je o šesť rozhodnutí menej.
      @84 15m Rozhodnite, čo zostane navždy
      Čo by ste robili desať rokov bez sťažovania? Ostatné bolo lešenie a môže ísť preč.
      @100 20m Postavte sa na váhu, výsledok zapíšte a prejdite na udržiavanie
      Okolo novej váhy si určte pásmo 2 kg. Keď ho dvakrát prekročíte, vráťte prechádzky, nič
      prísnejšie.
      """
  }

  static func gainWeight(_ f: PlanFacts) -> String {
    """
    @0 10m Postavte sa na váhu a zapíšte, čo ste včera jedli
    Je to začiatok, nič viac. Ak ste schudli nechtiac, najprv je na rade lekár.
    or 10m Zapíšte dnešnú váhu a najmenšie jedlo dňa
    Práve k tomu najmenšiemu sa zajtra pridáva najľahšie.
    @3 15m Zvoľte tempo: \(f.kilos(at: 100)) kg do \(f.due)
    Asi 300 kcal denne navyše, štvrť kilogramu týždenne. Pomalšie sa mení na svaly, rýchlejšie na
    brucho.
    @6 30m Pridajte jedno jedlo v pevnú hodinu
    Jogurt s vločkami a orechmi alebo chlieb s vajcom a syrom, denne o štvrtej. Pomôže budík, hlad
    nepríde.
    @10 30m Obohaťte, čo už jete
    Olej na zeleninu, orechy do kaše, mlieko namiesto vody. Väčší tanier netreba.
    or 30m Kúpte šesť vecí, ktoré majú veľa v málom
    Orechy, olivový olej, vajcia, sušené ovocie, syr, vločky. Časť nechajte v práci.
    @15 3x40 Trikrát týždenne dvíhajte
    Drep, tlak, príťah, predklon: päť sérií po osem s váhou, pri ktorej sú posledné dva ťažké.
    @30 10m Prvý pohľad: \(f.kilos(at: 30)) kg je podľa plánu
    Menej: pohár mlieka ku každému jedlu. Viac: vynechajte olovrant.
    ?38 10m Pite po jedle, nie pred ním
    Plný pohár vopred je plný žalúdok. Polhodinu počká aj káva.
    @45 15m Zvýšte záťaž o dvadsatinu
    Čísla zapisujte. Rastúca sila hovorí, že pribúda to správne.
    @58 20m Päť nocí v týždni spite osem hodín
    Svaly sa stavajú v noci. Určte hodinu, keď sa zhasína.
    @70 10m Druhý pohľad: \(f.kilos(at: 70)) kg
    Odfoťte sa zboku v rovnakom svetle ako na začiatku; zrkadlo zabúda.
    ?80 30m Naučte sa dve jedlá, ktoré nasýtia dvakrát
    Guláš a zapekané cestoviny sa dajú zmraziť a zachránia unavené večery.
    @90 15m Nájdite množstvo, ktoré váhu udrží
    Týždeň bez jedla navyše. Drží: hotovo. Klesá: polovicu z neho si nechajte.
    @100 10m Postavte sa na váhu, zapíšte aj záťaž a zvoľte, čo ďalej
    Dva tréningové dni si nechajte v každom prípade.
    """
  }

  static func strength(_ f: PlanFacts) -> String {
    """
    @0 10m Spočítajte, koľko zvládnete dnes
    Toľko čistých opakovaní, koľko príde, potom dosť. Dnešné číslo je začiatok, nie rozsudok.
    or 10m Spravte jednu poctivú sériu a číslo zapíšte
    Plný rozsah, bez švihu. Zajtra vám svaly povedia, kde ste.
    @3 15m Určte tréningové dni (\(f.sessions)) a miesto
    Podložka, rám dverí alebo posilňovňa cestou domov. Dvadsať minút, ktoré naozaj odcvičíte, je
    viac ako hodina, ktorú nie.
    @6 * Cvičte série s polovicou svojho maxima
    Päť sérií s dvojminútovou prestávkou, vždy skončite pred chybou. Každý týždeň pridajte po
    jednom.
    @14 20m Pozrite sa na techniku zboku
    Natočte jednu sériu. Rovný chrbát, pomaly dole, celkom hore; opravujte jednu vec týždenne.
    ?20 15m Ku každému jedlu bielkoviny
    Vajcia, tvaroh, strukoviny, ryba či mäso: veľkosť dlane. Svaly z nich vznikajú v spánku.
    @28 15m Prvá skúška: \(f.repetitions(at: 40)) v jednej sérii
    Dva dni predtým odpočívajte. O pár menej je v poriadku; pri polovici prejdite na dva týždne k
    ľahšej verzii.
    @40 * Sťažte to, nepredlžujte
    Pomalšie dole, nohy vyššie alebo batoh. Tri dobré série nahradia šesť ľahkých.
    or * Jeden deň ťažký, jeden ľahký
    Ťažký: málo opakovaní náročnej verzie. Ľahký: veľa, s pokojným dychom.
    @52 15m Dajte si voľnejší týždeň
    Polovica sérií. Kĺby ho potrebujú viac než svaly a čísla potom poskočia.
    ?58 20m Cvičte aj opačné svaly
    Kto tlačí, nech aj ťahá, a nohy tiež. Ramená a chrbát zostanú zdravé.
    @66 15m Druhá skúška: \(f.repetitions(at: 70)) v jednej sérii
    Zapíšte deň, číslo a ako ste spali. Zlá noc vysvetlí viac než zlý plán.
    @80 * Nacvičte poslednú tretinu
    Dve série tesne pod maximom, s pauzou na tri nádychy tam, kde by ste skončili.
    @93 10m Dva dni oddych, potom len rozcvička
    Nič ťažké. Spánok, chôdza, obyčajné jedlo.
    @100 15m Spravte to: \(f.repetitions(at: 100)), pokojne na video
    Do \(f.due). Na udržanie potom stačia dva krátke tréningy týždenne.
    """
  }
}

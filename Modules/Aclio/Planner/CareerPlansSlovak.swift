// The same in Slovak.
extension SlovakPlans {
  static func findJob(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte tri riadky: čo viete, pre koho, odkedy
    Prečítajte si ich nahlas. Budú hore v životopise a poslúžia pri každom rozhovore.
    or 15m Uložte si päť inzerátov, na ktoré by ste hneď zajtra odpovedali
    Podčiarknite, čo žiada všetkých päť. Na to má odpovedať váš životopis.
    @4 2h Skráťte životopis na dve strany s výsledkami
    Pri každej práci dva riadky so slovesom a číslom. Dnes večer nech ho prečíta niekto úprimný.
    @10 1h Spíšte tridsať miest a desať ľudí
    Firmy, kam by ste šli aj bez inzerátu, a ľudí, ktorí tam niekoho poznajú. Do tabuľky so
    stĺpcom na dátum.
    @16 * Päť dobrých žiadostí o prácu týždenne
    Každá s prvým odsekom, ktorý sa nehodí nikam inam. Do \(f.due) ich bude asi
    \(f.number(f.weeks * 5)).
    ?24 30m Opravte svoj verejný profil
    Fotka, nadpis, tie tri riadky. Zapnite, že hľadáte.
    @32 20m Každý týždeň napíšte dvom ľuďom
    Poproste o štvrťhodinu rozprávania o ich práci, nie o miesto. Práca sa nájde až pri treťom
    rozhovore.
    or 1h Raz za mesiac choďte tam, kde sa odbor stretáva
    Jedna pripravená otázka, jeden kontakt zapísaný v ten istý večer.
    @45 1h Pripravte si nahlas osem odpovedí
    Prečo sem, prečo odchod, neúspech, úspech s číslom, váš plat. Dve si nahrajte.
    @57 20m Čítajte odpovede ako údaje
    Žiadne pozvania: zmeňte životopis. Pozvania bez ponúk: cvičte rozhovor.
    ?66 1h Doplňte, čo vám podľa troch inzerátov chýba
    Krátky kurz alebo malá ukážka práce, najviac dva týždne.
    @76 30m Určte si plat skôr, než sa spýtajú
    Pozrite platy v kraji a určte želanú, dobrú a najnižšiu sumu.
    @90 1h Ponuky porovnajte na papieri
    Plat, ľudia, cesta, čo sa naučíte. Vypýtajte si deň na rozmyslenie a potom o desatinu viac.
    @100 30m Povedzte áno a poďakujte všetkým, čo pomohli
    Zapíšte, kde ste prácu našli. Čoskoro sa na to niekto spýta vás.
    """
  }

  static func promotion(_ f: PlanFacts) -> String {
    """
    @0 15m Spíšte desať svojich najlepších výsledkov tohto roka
    Riadok na každú, s výsledkom v čase, peniazoch či kvalite. Začnite minulým týždňom.
    or 15m Napíšte, čo robí človek o stupeň vyššie a vy nie
    Stačia tri rozdiely. Tie budete ukazovať.
    @8 30m Spýtajte sa vedúceho, čo by mu rozhodnutie uľahčilo
    „Čo potrebujete vidieť do \(f.date(60))?“ Slová si zapíšte presne.
    @15 1h Vyberte jeden viditeľný problém a prevezmite ho
    Taký, na ktorý sa sťažuje nadriadený vášho nadriadeného. Povedzte otvorene, že je váš.
    @25 15m Každý piatok pošlite päť riadkov
    Hotové, ďalšie, čo bráni. Bude to váš dôkaz bez chvastania.
    @36 1h Odovzdajte, čo vás drží dole
    Napíšte návod na jednu rutinnú úlohu a niekoho ju naučte.
    ?44 30m Pozrite, čo platí trh
    Tri zdroje, rovnaký kraj a veľkosť firmy.
    @52 30m Nájdite druhý hlas
    Niekoho váženého, kto vašu prácu videl a povie to aj bez vás.
    @64 30m Rozhovor na polceste: ideme dobre?
    Prineste desať riadkov. Pýtajte sa, čo chýba, nie či sú spokojní.
    or 30m Vypýtajte si ďalšiu väčšiu úlohu
    Predstaviť ju, naceniť, viesť v nej dvoch ľudí.
    @78 1h Napíšte to na jednu stranu
    Čo ste spravili, čo to prinieslo, čo spravíte ďalej a vaša suma.
    @90 30m Požiadajte, s termínom
    Po čísle mlčte. Na „teraz nie“ sa pýtajte: čo presne a dokedy?
    @100 20m Konajte podľa odpovede
    Áno: dohodnite ciele na deväťdesiat dní. Druhé nie bez dôvodu: oprášte životopis.
    """
  }

  static func changeCareer(_ f: PlanFacts) -> String {
    let note =
      f.budgetShare(100).map {
        """
        Uviedli ste \($0): na koľko mesiacov to stačí?
        """
      } ?? """
        Šesť mesiacov je pokoj, tri odvaha.
        """
    return """
      @0 15m Napíšte tri dni v práci, ktoré ste mali radi
      Čo vtedy robili ruky a hlava? V novom povolaní toho má byť viac.
      or 15m Napíšte dve povolania, ktoré závidíte, a prečo
      Závisť ukazuje presnejšie než testy. Nechajte si časti, nie názvy.
      @5 1h Porozprávajte sa s niekým, kto to robí
      Spýtajte sa, ako vyzerá zlý utorok. Dva rozhovory skôr, než čokoľvek zaplatíte.
      @12 2h Skúste to na jeden deň
      Prizerať sa, dobrovoľne pomôcť alebo malá platená úloha. Všímajte si, či čas beží.
      @20 1h Spíšte, čo si prenesiete
      Všetko, čo robíte, slovami nového odboru, a tri medzery.
      @28 1h Spočítajte peniaze na zmenu
      Rezerva v mesiacoch, cena školenia, prvý plat. \(note)
      @36 * Učte sa v pevných hodinách
      \(f.sessions) × \(f.minutes) minút týždenne do \(f.date(70)), v jednom kurze, ktorý žiadajú
      inzeráty.
      or * Učte sa na malej skutočnej práci
      S používateľom a termínom; osvedčenie môže prísť potom.
      ?45 1h Nájdite most
      Robí niečo z toho aj váš zamestnávateľ? Ráta sa aj pol dňa týždenne.
      @55 2h Vytvorte tri ukážky
      Prípad, vzorka, projekt; každé na stranu.
      @66 30m Povedzte to ľuďom
      Desať správ: kam idete, čo už viete, koho by ste radi stretli.
      @80 * Hláste sa na miesta pre začiatočníkov so skúsenosťami, ktoré máte
      Päť týždenne; prvý odsek povie, prečo prichádzate odinakiaľ.
      @92 1h Rozhodnite podľa čísel aj podľa citu
      Ponuku položte vedľa rezervy a tých troch dní.
      @100 1h Odíďte v dobrom a začnite
      Všetko riadne odovzdajte. Prvý mesiac len otázky a zápisky.
      """
  }

  static func business(_ f: PlanFacts) -> String {
    let note =
      f.budgetShare(20).map {
        """
        Dovtedy miňte najviac \($0).
        """
      } ?? """
        Dovtedy takmer nič nemiňte.
        """
    return """
      @0 15m Napíšte vetu: kto vám platí, za čo, koľko
      Stačí odhad. Tento týždeň sa overí na ľuďoch.
      or 15m Napíšte päť ľudí s problémom, ktorý riešite
      Skutočné mená. Prvému napíšte ešte dnes.
      @5 2h Piatich možných zákazníkov sa spýtajte, ako to bolo naposledy
      Ako to vyriešili, čo to stálo, čo ich hnevalo? Zatiaľ nepredávajte.
      @12 1h Spočítajte, koľko musíte zarobiť
      Mesačné náklady, vaša výplata, cena: koľko je to predajov? Číslo na stenu.
      @20 2h Spravte najmenšiu ponuku, ktorá sa dá kúpiť
      Jedna strana, jedna cena, jeden spôsob platby. V zákulisí pokojne ručne.
      ?27 1h Zistite, čo treba ohlásiť
      Živnostenský úrad alebo jeho web: tlačivo, dane, poistenie, povolenia.
      @34 2h Predajte prvým trom
      Rozhovorom, nie reklamou. \(note)
      @45 1h Zvýšte cenu alebo zmeňte ponuku
      Všetci hneď súhlasia: je lacná. Nikto: nesprávny zákazník alebo nesprávny problém.
      @55 * Predávajte každý týždeň v pevných hodinách
      Desať kontaktov; zapíšte, čo odpovedali.
      or * Zvoľte jeden spôsob, ako vás nájdu, a venujte sa mu
      Trh, katalóg, krátky týždenný príspevok: jeden, osem týždňov.
      @66 1h Veďte si účty od prvého dokladu
      Príjmy, náklady, dane bokom: pätina až tretina z toho, čo príde.
      ?75 1h Troch zákazníkov sa spýtajte, čo ich skoro odradilo
      Opravte presne to.
      @85 2h Napíšte, ako sa tá práca robí
      Strana na úkon, aby ju mohol prevziať iný.
      @100 1h Rozhodnite podľa čísel: ďalej, inak, koniec
      Do \(f.due): predaje za mesiac, hodiny, čo zostane. Určte ďalšie číslo.
      """
  }

  static func speaking(_ f: PlanFacts) -> String {
    """
    @0 10m Hovorte dve minúty do telefónu a raz si to vypočujte
    O čomkoľvek. Zapíšte jednu dobrú vec a jednu na zmenu.
    or 10m Povedzte postojačky jeden príbeh nahlas
    Minúta, začiatok, zvrat, koniec. Z toho je každá reč.
    @6 15m Určte si deň a príležitosť
    Do \(f.due). Porada, prípitok, klubový večer: malé je v poriadku, skutočné je nutné.
    @14 30m Napíšte najprv poslednú vetu
    Čo majú spraviť alebo si pamätať? Čo tam nevedie, ide preč.
    @24 30m Postavte to na troch bodoch
    Príklad ku každému. Kartičky s piatimi slovami miesto textu.
    @34 3x10 Skúšajte postojačky
    Nahlas, s hodinkami. Tretí raz je to už vaše.
    ?42 20m Cvičte dych a ticho
    Výdych dlhší než nádych, štyrikrát. Dve sekundy ticha pôsobia ako pokoj.
    @52 1h Hovorte pred dvoma priateľskými ľuďmi
    Pýtajte sa len: čo zostalo, kde ste sa stratili?
    or 1h Navštívte rečnícky klub ako hosť
    Vezmite si dvojminútový vstup, ak tam je.
    @66 15m Prvých tridsať sekúnd sa naučte naspamäť
    Tréma je vtedy najhlasnejšia. Zvyšok môže byť zakaždým iný.
    @78 30m Pozrite si miestnosť a techniku
    Kde stojíte, či vás počuť vzadu, čo ak obrazovka zlyhá.
    ?86 15m Pripravte tri otázky a odpovede
    A vetu: „Neviem, zistím to.“
    @94 20m Raz to prejdite a nechajte tak
    Skoro do postele, voda, pevné topánky.
    @100 15m Hovorte
    Jedna myšlienka na jeden pohľad. Potom zapíšte, čo si necháte, a povedzte áno ďalšej
    príležitosti.
    """
  }
}

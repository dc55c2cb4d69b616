extension KindTips {
  static func slovak(_ kind: GoalKind) -> String {
    switch kind {
    case .run:
      """
      Väčšina voľných behov je príliš rýchla: ak nemôžete rozprávať, kráčajte.
      Týždenne pridajte najviac desatinu; šľachy potrebujú viac času než pľúca.
      """
    case .endurance:
      """
      Jedzte a pite skôr, než príde hlad a smäd.
      Deň po najdlhšom tréningu patrí oddychu.
      """
    case .loseWeight:
      """
      Niečo povedia len týždenné čísla, denné iba strašia.
      Bielkoviny a zelenina na tanier ako prvé; zvyšku zostane menej miesta.
      """
    case .gainWeight:
      """
      Jedzte podľa hodín, nie podľa hladu.
      Ráta sa aj tekuté: mlieko, smoothie, polievka s olejom.
      """
    case .strength:
      """
      Skončite jedno opakovanie pred chybou.
      Silnejšími vás robia dni oddychu.
      """
    case .flexibility:
      """
      S výdychom choďte hlbšie; nikdy nehmitajte.
      Zahriate svaly povolia, studené sa bránia.
      """
    case .sleep:
      """
      Hodina vstávania je dôležitejšia než hodina líhania.
      V noci nepozerajte na hodiny; otočte ich.
      """
    case .quit:
      """
      Chuť je päťminútová vlna: preplávajte ju, nehádajte sa s ňou.
      Zakopnutie je informácia, nie koniec.
      """
    case .eatWell:
      """
      Zmeňte nákup a jedenie sa pridá.
      Nenechajte medzi jedlami viac ako päť hodín.
      """
    case .findJob:
      """
      Kto prosí o radu, dostane prácu; kto prosí o prácu, dostane radu.
      Posielajte ráno a po týždni sa pripomeňte.
      """
    case .promotion:
      """
      Výsledky si píšte v piatok; o rok si na ne nespomeniete.
      Pýtajte sa, čo chýba, nie či sú spokojní.
      """
    case .changeCareer:
      """
      Najprv skúsiť, potom študovať: deň na mieste povie viac než leták.
      Hovorte, kam idete, nie od čoho utekáte.
      """
    case .business:
      """
      Dôkaz je len to, za čo niekto zaplatil.
      Každý týždeň hovorte so zákazníkom, aj keď to ide.
      """
    case .speaking:
      """
      Jedna myšlienka, jedny oči.
      Ticho sa zdá dlhé len vám.
      """
    case .language:
      """
      Učte sa vety, nie slová; slová prídu s nimi.
      Hovorte od prvého dňa; chyby sú vstupné.
      """
    case .exam:
      """
      Učí vybavovanie z pamäti, opakované čítanie iba upokojuje.
      Staré zadania ukážu, čo sa pýta, knihy, čo by sa mohlo.
      """
    case .books:
      """
      Kniha musí ležať tam, kde si sadáte.
      Dve knihy naraz, jedna ľahká: vždy je po ruke tá pravá.
      """
    case .study:
      """
      Vysvetlite to niekomu; medzery sa hneď ukážu.
      Krátko a často je viac než dlho a zriedka.
      """
    case .save:
      """
      Odkladajte v deň výplaty, nie z toho, čo zostane.
      Účet pomenujte; vlastnú dovolenku si človek nevykradne.
      """
    case .debt:
      """
      Volajte skôr, než splátku zmeškáte; potom je to drahšie.
      Uvoľnená splátka jedného dlhu patrí ďalšiemu.
      """
    case .budget:
      """
      Pozerajte týždenne, upravujte mesačne.
      Rozpočet bez radosti vydrží do štvrtka.
      """
    case .invest:
      """
      Náklady sú isté, výnosy nie.
      Kto vás náhli, niečo predáva.
      """
    case .novel:
      """
      Skončite uprostred scény: zajtrajšok začne sám.
      Nevymýšľajte a neopravujte v tej istej hodine.
      """
    case .drawing:
      """
      Kreslite, čo vidíte, nie čo viete.
      Veľa lacných strán naučí viac než jeden drahý hárok.
      """
    case .photography:
      """
      Najprv hľadajte svetlo, potom námet.
      Pristúpte bližšie a potom ešte raz.
      """
    case .blog:
      """
      Píšte jednému človeku, nie všetkým.
      Rytmus nech je taký malý, že prežije zlý týždeň.
      """
    case .instrument:
      """
      Pomaly a správne sa samo zrýchli.
      Nástroj nechajte vonku; puzdro je výhovorka.
      """
    case .craft:
      """
      Dvakrát meraj, raz strihaj.
      Vzorka nie je stratený čas.
      """
    case .meditation:
      """
      Cvičením je návrat, nie zotrvanie.
      Rovnaké miesto, rovnaký podnet: netreba sa rozhodovať.
      """
    case .habit:
      """
      Nech je to také malé, že sa zmestí do zlého dňa.
      Nikdy nevynechajte dvakrát.
      """
    case .lessScreen:
      """
      Vzdialenosť je silnejšia než vôľa: stačí iná izba.
      Rozhodnite, čo namiesto toho, inak rozhodne palec.
      """
    case .volunteer:
      """
      Robte, čo potrebujú, nie čo ste si predstavovali.
      Malý dodržaný sľub je viac než veľký.
      """
    case .friends:
      """
      Buďte tým, kto pošle termín.
      Tri stretnutia, potom súďte.
      """
    case .family:
      """
      Malé a pevné je viac než veľké a zriedkavé.
      Vypočujte do konca a ešte raz sa spýtajte.
      """
    case .partner:
      """
      Povedzte, čo ste videli a cítili, nie aký je ten druhý.
      Chváľte obyčajné.
      """
    case .event:
      """
      Všetko písomne, s menom a číslom.
      Ľudia si pamätajú jedlo, teplo a prvých desať minút.
      """
    case .trip:
      """
      Jedna vec ráno, jedna popoludní.
      Dva druhy peňazí v dvoch vreckách.
      """
    case .countries:
      """
      Susedné krajiny na jednu cestu, ďalekú zvlášť.
      Dlhšie na jednom mieste je viac než dve pečiatky.
      """
    case .declutter:
      """
      Začnite tým, čo vám nie je drahé.
      Čo vyradíte, nech odíde ešte v ten deň.
      """
    case .renovate:
      """
      Dvakrát merajte, objednajte o desatinu viac.
      Na konci každého dňa desať minút upratujte.
      """
    case .garden:
      """
      Viac rastlín sa utopí, než uschne.
      Najprv pôda, potom semená.
      """
    case .move:
      """
      Čo rok ležalo, nesťahujte.
      Jedna škatuľa na prvú noc, vo vlastných rukách.
      """
    case .cooking:
      """
      Recept prečítajte do konca skôr, než zapnete sporák.
      Ochutnávajte pri každom kroku.
      """
    case .coding:
      """
      Chybu si prečítajte nahlas a pomaly.
      Píšte sami; učia sa aj prsty.
      """
    case .app:
      """
      Neukázané nie je hotové.
      Každá nová technológia stojí mesiac.
      """
    case .homeServer:
      """
      Záloha existuje, až keď sa z nej vrátil súbor.
      Každý príkaz zapíšte; budete ho potrebovať v noci.
      """
    case .digitalOrder:
      """
      Tri kópie, dva druhy, jedna vonku.
      Trieďte podľa roka; zvyšok nájde hľadanie.
      """
    case .general:
      """
      Desať minút s vecou samou je viac než hodina plánovania.
      Povedzte deň jednému človeku; stane sa skutočným.
      """
    }
  }
}

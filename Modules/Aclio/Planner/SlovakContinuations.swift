/// The same in Slovak.
enum SlovakContinuations {
  static func script(_ f: PlanFacts) -> String { own(f.reading.category) + "\n" + shared }

  static let midway = """
    @0 15m Desať minút sa pozrite na plán
    Čo išlo dobre, čo je priveľké? Najväčší otvorený krok rozdeľte na dva.
    @0 15m Jednému človeku povedzte, ako ste ďaleko
    Jedno číslo a ďalší krok. Poproste ho, nech sa o dva týždne spýta znova.
    @0 15m Vymyslite malú podobu na zlé dni
    Päť minút toho istého. Ráta sa to a zvyk zostane nažive.
    @0 1h Jednu voľnú hodinu dajte tomu, čo mešká
    Najstarší otvorený krok ako prvý. Čo už netreba, zmažte.
    @0 15m Pomenujte, čo prekáža, a jednu vec proti tomu
    Hodina, miesto, ľudia, nástroje: tento týždeň zmeňte len jedno.
    """

  private static let shared = """
    @0 20m Zapíšte, čo fungovalo a čo by ste vynechali
    Po tri riadky, kým je to čerstvé. Stranu si nechajte; ďalší plán začne ňou.
    @0 15m Zvoľte najmenšie množstvo, ktoré to udrží
    Raz týždenne, pevná hodina. Udržať stojí oveľa menej než začať znova.
    @0 30m Pomôžte niekomu so začiatkom
    Povedzte mu svoj prvý krok a najväčšiu chybu.
    @0 30m Určte ďalšiu métu
    O desatinu viac, alebo to isté s menšou námahou. Dajte tomu deň v kalendári.
    """

  private static func own(_ category: GoalCategory) -> String {
    switch category {
    case .health:
      """
      @0 20m Dva týždne pridávajte desatinu obvyklej námahy
      Potom jeden voľnejší. Ak trpí spánok či nálada, vráťte sa tam, kde ste boli.
      @0 1h Raz to spravte s niekým ďalším
      Iné tempo, iná trasa či kuchyňa. Druhý termín dohodnite pred lúčením.
      """
    case .career:
      """
      @0 20m Doplňte zoznam svojich výsledkov
      Riadok na každú hotovú vec, s číslom. Teraz sú to minúty, o rok dni.
      @0 1h Raz za mesiac jeden rozhovor mimo tímu
      Spýtajte sa, čo budú potrebovať o rok.
      """
    case .education:
      """
      @0 30m Najstaršiu časť zopakujte z pamäti
      Čistý papier, desať minút, potom dohľadať. Čo chýba, preberte ešte dvakrát.
      @0 1h Použite to na niečom, na čom záleží
      Skutočný text, skutočný problém, skutočný človek.
      """
    case .finance:
      """
      @0 15m Polovicu doterajšej sumy dajte na trvalý príkaz
      Už vám nechýba. Dajte jej vlastný účet s menom, kým ju nepohltí niečo iné.
      @0 30m Raz za rok prejdite všetky zmluvy
      Telefón, energie, poistenie, banka: koľko by platil nový zákazník?
      """
    case .creative:
      """
      @0 1h Do týždňa začnite ďalší kus
      Menší než posledný, s jednou novou výzvou.
      @0 30m Ukážte, čo vzniklo, trom menej známym ľuďom
      Na druhý deň sa spýtajte, čo si pamätajú.
      """
    case .personalGrowth:
      """
      @0 15m Týždeň bez pomôcky, ktorá pomohla najviac
      Každý deň zapíšte, či to stojí. Ak nie, pomôcka smie zostať.
      @0 20m Priviažte k prvej veci druhú malú
      Hneď po nej, na dve minúty.
      """
    case .relationships:
      """
      @0 15m Zapíšte do kalendára tri najbližšie stretnutia
      Malé, s menami. Čo má deň, to sa stane.
      @0 20m Napíšte, čo pre vás tá spoločnosť znamenala
      Rukou, tri vety, jedna spomienka.
      """
    case .travel:
      """
      @0 1h Vyberte dvadsať fotiek a ku každej riadok
      Päť pošlite tomu, kto tam bol.
      @0 30m Začnite zoznam na ďalšiu cestu
      Jedno miesto, jedna sezóna, jeden človek na cestu.
      """
    case .home:
      """
      @0 20m Prejdite sa so zápisníkom a spíšte desať drobných opráv
      Prvú, ktorá trvá menej než päť minút, spravte hneď.
      @0 30m Štvrťhodina údržby týždenne
      Rovnaký večer, s hudbou; zoznam visí vnútri skrine.
      """
    case .technology:
      """
      @0 30m Opravte to, čo pri používaní hnevalo najviac
      Len to jedno, dokončené a zapísané.
      @0 30m Vyskúšajte zálohu aj návod
      Predstierajte, že stroj zmizol, a pozrite, kam sa dostanete.
      """
    }
  }
}

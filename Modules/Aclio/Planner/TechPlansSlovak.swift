// The same in Slovak.
extension SlovakPlans {
  static func coding(_ f: PlanFacts) -> String {
    """
    @0 15m Nech počítač napíše vaše meno
    Otvorte stránku, kde \(f.subject()) beží v prehliadači, a napíšte prvý riadok. Dvakrát ho
    zmeňte.
    or 15m Napíšte, čo má pre vás spraviť prvý program
    Prepitné, nákupný zoznam, kocka. Taký malý, že je na smiech.
    @4 1h Nástroje nainštalujte raz
    Editor, \(f.subject()), priečinok. Podľa oficiálneho návodu, ničoho iného.
    @9 * Držte \(f.sessions) × \(f.minutes) minút týždenne
    Polovica čítania, polovica písania. Nikdy nekopírujte myšou.
    @17 1h Pochopte štyri veci
    Hodnota, podmienka, cyklus, funkcia: na každú drobný program.
    @27 2h Prvý malý program
    Škaredý, funkčný, váš.
    or 1h Vezmite niečo, čo beží, a pokazte to
    Prečítajte chybu nahlas. Chyby ukazujú cestu.
    ?35 1h Ukladajte prácu do verzií
    Stačia tri príkazy.
    @44 30m Vysvetlite jednu funkciu priateľovi či kačičke
    Kde sa zaseknete, dohľadajte.
    @54 2h Načítajte skutočné údaje
    Súbor, webová adresa, zoznam výdavkov.
    ?62 1h Hodinu čítajte cudzí kód
    Zapíšte päť vecí, ktoré ste nevedeli.
    @70 3h Začnite projekt na \(f.due)
    Jedna strana: kto ho použije, tri veci, čo robí, a čo nie.
    @82 * Každý týždeň jedna časť
    Jedna beží skôr, než začne ďalšia.
    @93 1h Dajte ho niekomu vyskúšať a mlčte
    Pri čom sa zastaví?
    @100 1h Zverejnite ho s desiatimi riadkami vysvetlenia
    Do \(f.due). Potom zapíšte prvý nápad na ďalší.
    """
  }

  static func app(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte, kto to použije, kedy a na čo
    Jeden človek, jedna chvíľa, jeden výsledok. Ostatné je verzia dva.
    or 15m Nakreslite tri hlavné obrazovky
    Rámčeky a slová. Ukážte ich prvému človeku, ktorého stretnete.
    @5 1h Spýtajte sa troch budúcich používateľov
    Čo robia dnes? Čo ich na tom hnevá?
    @11 1h Zmenšite to na \(f.weeksText)
    Desať želaní, tri prežijú.
    @18 2h Vyberte najnudnejšiu technológiu, ktorú poznáte
    Každá nová stojí mesiac.
    @26 3h Sprevádzkujte najtenšiu cestu
    Od prvého kliknutia po výsledok, medzi tým skoro nič, na sieti.
    or 3h Najprv postavte najneistejšiu časť
    Čas sa skrýva v tom, čo neviete.
    @38 * Každý týždeň jeden kus, v piatok ukázaný
    \(f.sessions) × \(f.minutes) minút. Neukázané nie je hotové.
    ?46 1h Meno, adresa, súkromie
    Čo sa zbiera a čo nie, tri vety.
    @56 1h Pozerajte dvom ľuďom cez plece
    Mlčte a píšte, kde sa zastavia.
    @66 3h Opravte tri najhoršie miesta
    V poradí podľa sĺz.
    ?74 1h Zálohy a skúška toho, čo sa nesmie pokaziť
    Potom sa dobre spí.
    @83 2h Pripravte prvú stránku
    Čo to robí, obrázok, tlačidlo.
    @92 1h Dajte to desiatim ľuďom
    Každému jednu otázku.
    @100 2h Zverejnite \(f.subject(1))
    Do \(f.due). Prvý týždeň odpovedzte na každú správu.
    """
  }

  static func homeServer(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        Najviac \(f.money($0)), z toho tretina na disky.
        """
      } ?? """
        Desať wattov po celý rok stojí asi 20 eur; tretina peňazí je na disky.
        """
    return """
      @0 15m Napíšte, čo má robiť, a prvú vec vyberte
      Fotky, filmy, zálohy, svetlá? Jednu vec. A kto okrem vás ho použije?
      or 15m Pozrite, čo leží v skrini
      Starý notebook je server s batériou.
      @7 1h Hardvér podľa spotreby a hluku
      \(note)
      @15 2h Nainštalujte jednoduchý systém
      Oficiálny obraz, dlhá podpora, zapnuté aktualizácie.
      @23 1h Meno, adresa, kľúč
      Pevná adresa doma, prihlásenie kľúčom, bez hesla.
      @33 2h Spustite jednu službu
      Podľa jej návodu; každý príkaz zapíšte.
      or 2h Dajte službu do kontajnera
      Jeden súbor povie všetko a je zálohovaný.
      @43 1h Záloha na dve miesta, jedno vonku
      A obnovte súbor, inak to záloha nie je.
      ?50 1h Nechajte skúsiť rodinu
      Zvládnu to bez vás?
      @60 1h Zavrite dvere
      Do siete nič otvorené; zvonka súkromný tunel.
      @70 1h Správa, keď niečo zlyhá
      Disk, teplota, záloha.
      ?78 2h Druhá služba
      Až teraz, keď prvá beží sama.
      @88 1h Návod na deň, keď nie ste doma
      Vypnúť, zapnúť, komu volať.
      @100 1h Vypnite ho, zapnite a pozrite
      Do \(f.due). Kalendár: hodina mesačne.
      """
  }

  static func digitalOrder(_ f: PlanFacts) -> String {
    """
    @0 15m Najdôležitejší priečinok skopírujte na druhé miesto
    Teraz, ručne. Najprv fotky či doklady.
    or 15m Zmeňte heslo e-mailu a záchranné kódy napíšte na papier
    Je to kľúč od všetkých ostatných.
    @7 30m Spíšte účty, zariadenia, miesta
    Kde sú fotky, doklady, heslá?
    @15 1h Zaveďte správcu hesiel
    Otvára ho jedna dlhá veta; zapnite druhý faktor.
    @24 1h Zálohu zautomatizujte
    Tri kópie, dva druhy, jedna vonku.
    @34 30m Obnovte súbor
    Vybraný naslepo. To je skúška.
    or 1h Zašifrujte notebook a telefón
    Prepínač v nastaveniach a kľúč na papieri.
    @44 2x30 Jeden rok fotiek za večer
    Podľa roka a udalosti, hlbšie netreba.
    ?52 30m Odhláste tridsať odberov
    Odkaz je dole v každom e-maile.
    @62 1h Raz vyprázdnite poštu
    Staršie než mesiac do archívu; ostatné odpovedať, dať dátum, zmazať.
    ?70 30m Zrušte desať mŕtvych účtov
    Požiadajte o výmaz a potvrdenie si nechajte.
    @80 20m Niekomu povedzte, kde je kľúč
    Obálka pre núdzu.
    @91 20m Mesačná štvrťhodina
    Záloha, aktualizácie, stiahnuté súbory.
    @100 20m Pozrite, čo je v poriadku
    Do \(f.due). Dvadsať najlepších fotiek vytlačte.
    """
  }
}

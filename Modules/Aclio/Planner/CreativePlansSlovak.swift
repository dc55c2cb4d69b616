// The same in Slovak.
extension SlovakPlans {
  static func novel(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Viete, čo vás zastavuje, „\($0)“; v také dni sa ráta aj sto slov.
        """
      } ?? ""
    return """
      @0 15m Napíšte prvých 100 slov, zle
      Uprostred scény: niekto niečo chce a nedostane to. Skončite, kým viete, čo bude ďalej.
      or 15m Napíšte stranu o tom, o kom to je
      Čo chce, čo skrýva, čo sa stane prvý deň? Bez opráv.
      @3 20m Zvoľte hodinu a číslo: \(f.number(f.wordsADay.amount)) slov denne
      Rozsah \(f.number(f.novelWords)) slov, písacích dní \(f.number(f.wordsADay.count)), päť v
      týždni; posledný má \(f.number(f.wordsADay.last)) slov. Hotové je to \(f.date(80)), zvyšok je
      na prepisovanie.
      @6 1h Dajte príbeh na jednu stranu
      Začiatok, tri zvraty, koniec. Môže sa zmeniť; bez nej je stred močiar.
      or 1h Kartička na každú scénu, ktorú už vidíte
      Stačí desať. Rozložte ich na zem a prejdite popri nich.
      @10 5x60 Píšte skôr, než čokoľvek čítate
      Rovnaký stôl a hodina, bez siete. Včerajšia posledná veta je dnešné dvere.
      @20 15m Počítanie: \(f.number(f.novelWords / 4)) slov do \(f.date(20))
      Nečítajte späť. Zoznam opráv má svoju stranu.
      ?28 1h Porozprávajte sa s niekým, kto žije ako váš hrdina
      Jeden pravdivý detail unesie desať strán.
      @40 15m Počítanie: \(f.number(f.novelWords / 2)) slov do \(f.date(40))
      V strede knihy umierajú. Nech sa niečo navždy pokazí.
      \(note)
      @60 15m Počítanie: \(f.number(f.novelWords * 3 / 4)) slov do \(f.date(60))
      Poslednú kapitolu napíšte teraz, ak ju vidíte; ostatok bude vedieť, kam ide.
      ?70 1d Jeden celý deň len pre text
      Mimo domu, s nabíjačkou a chlebíkmi.
      @80 1h Napíšte posledných \(f.number(f.wordsADay.last)) slov a odložte to
      Hotový zlý rukopis sa dá opraviť. Desať dní ho neotvárajte.
      @88 3h Prečítajte ho na papieri na dve posedenia
      Len značky: nudné, nejasné, krásne. Neprepisujte nič pred koncom.
      @95 5x60 Opravte tri najväčšie veci
      Poradie, dôvod, koniec. Vety sú na rade posledné.
      @100 1h Dajte ho dvom čitateľom
      Do \(f.due), s tromi otázkami. Potom začnite ďalšiu prvú stranu.
      """
  }

  static func drawing(_ f: PlanFacts) -> String {
    """
    @0 10m Desať minút kreslite vlastnú ruku
    Pomaly, s ceruzkou na papieri. Napíšte dátum; s týmto obrázkom budete porovnávať.
    or 10m Trikrát nakreslite šálku pred sebou
    Raz za minútu, raz za tri, raz za šesť.
    @4 20m Zložte najmenšiu výbavu
    Jedna mäkká ceruzka alebo šesť farieb a papier, ktorého nie je škoda. Patrí do tašky.
    @8 5x15 Strana denne, päť dní v týždni
    Všetko, čo sa nehýbe. Strany, nie obrazy.
    @17 45m Kreslite tvary skôr než čiary
    Kocky, gule, valce vo všetkom. Týždeň s nimi opraví polovicu.
    @26 1h Naučte sa svetlo
    Jedna lampa, jedno vajce, tri tóny: svetlý, stredný, tmavý.
    or 1h Prekreslite kus majstrovho obrazu
    Roh veľký ako dlaň. Odkresľovaním sa učia oči.
    ?34 2h Kreslite s inými
    Kurz, večerné kreslenie podľa modelu, prechádzka so skicármi.
    @42 20m Znova ruka, obe kresby vedľa seba
    Do \(f.date(42)). Zapíšte dve zlepšenia a jednu vec na prácu.
    @54 1h Zvoľte námet na mesiac
    Tváre, stromy, vaša ulica. Kto ide do hĺbky, nájde vlastný rukopis.
    @66 2h Obraz na tri večery
    Skica, tóny, dokončenie; prestaňte skôr, než je toho veľa.
    ?74 30m Spýtajte sa niekoho lepšieho
    „Čo by ste zmenili ako prvé?“
    @84 1h Séria štyroch
    Rovnaká veľkosť, rovnaká technika, jedna myšlienka.
    @100 1h Jeden zaveste, zarámujte alebo darujte
    Do \(f.due). Podpíšte ho a zvoľte, čo chcete vedieť nakresliť ďalej.
    """
  }

  static func photography(_ f: PlanFacts) -> String {
    """
    @0 15m Desať fotiek jednej veci pri okne
    Zblízka, zďaleka, zdola, proti svetlu. Jednu nechajte, deväť zmažte.
    or 15m Jeden kút domova na desať spôsobov
    Hýbte len nohami. Najlepšia ukáže prečo.
    @5 15m Jeden fotoaparát, jeden objektív
    Telefón sa ráta. Obmedzenie cvičí oči.
    @10 3x20 Trikrát týždenne, vždy jedna téma
    Čiary, ruky, červená, ráno. Dvadsať záberov, jeden zostane.
    @20 1h Naučte sa tri nastavenia
    Čas zastavuje, clona rozmazáva, citlivosť zosvetľuje. Na každé jeden večer.
    @30 1h Raz vstaňte kvôli svetlu
    Hodina po východe slnka odpustí všetko.
    or 1h Zostaňte vonku poslednú hodinu svetla
    To isté miesto, každých desať minút záber.
    ?38 1h Rozoberte päť fotiek, ktoré milujete
    Odkiaľ ide svetlo, čo v nich nie je?
    @46 1h Poproste niekoho o portrét
    Najprv reč, tieň namiesto slnka, ostré oči.
    @56 45m Naučte sa vyberať a orezať
    Zo sto na desať, potom tri. Vyrovnať, zosvetliť, dosť.
    @68 2h Vyrozprávajte niečo piatimi zábermi
    Miesto, človek, ruky, detail, koniec.
    ?76 30m Ukážte ich niekomu, kto povie prečo
    Ktorý by zahodil ako prvý?
    @86 1h Desať najlepších dajte vytlačiť
    Malé, na papieri. Obrazovka lichotí.
    @100 2h Zaveste rad alebo zložte knižku
    Do \(f.due). Jednu darujte.
    """
  }

  static func blog(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte, pre koho to je, a tri nadpisy
    Jeden známy človek. Otvoril by to?
    or 15m Napíšte prvých 150 slov prvého textu
    Ako list jednému priateľovi.
    @5 20m Sľúbte rytmus, ktorý udržíte
    Raz týždenne do \(f.due): spolu \(f.number(f.weeks)). Menej a dodržané je viac.
    @10 1h Založte čo najjednoduchšiu stránku
    Hotová služba, meno, jedna farba. Hodina, nie viac.
    @16 2h Zverejnite prvý kus
    Bude najhoršie. To je jeho úloha.
    @24 30m Veďte si zoznam tridsiatich nápadov
    Patrí naň každá otázka, ktorú vám niekto položí.
    @33 2h Dva kusy pripravte dopredu
    Zásoba zbaví nedele strachu.
    or 2h Pracujte v bloku: nápady, koncept, dokončenie
    Jeden večer na tri kusy.
    ?42 1h Opravte prvý dojem
    Pre koho, o čom, tri najlepšie: nad všetkým ostatným.
    @50 20m Piatim čitateľom jedna otázka
    „Čo ste s tým spravili?“
    @62 1h Ukážte sa tam, kde už sú
    Hosťovanie, prednáška, odpoveď vo fóre: dvakrát za mesiac.
    ?72 20m Čísla raz mesačne, nie častejšie
    Ktorý kus priviedol ľudí, čo zostali?
    @82 2h Spravte kus, ktorý si ľudia posielajú
    Úplný návod na vašu najmenšiu tému.
    @92 30m Vyhoďte, čo vás neteší
    Formát, sieť, povinnosť.
    @100 1h Prečítajte všetko a zvoľte smer
    Do \(f.due). Ďalej, užšie, alebo koniec s poďakovaním.
    """
  }

  static func instrument(_ f: PlanFacts) -> String {
    """
    @0 15m Zahrajte prvý tón a dva akordy či noty
    Naladiť, podržať, pomaly. Desaťkrát čisto; zapíšte, ktoré dva.
    or 15m Vyberte prvú skladbu a trikrát si ju vypočujte
    Tretíkrát s prstom vo vzduchu. Má to byť pieseň, ktorú si pohmkávate.
    @4 30m Zaobstarajte nástroj, ktorý drží ladenie
    Požičajte si ho na dva mesiace. Má byť na očiach, nie v skrini.
    @8 5x15 Pätnásť minút päť dní v týždni
    Päť staré, päť nové, päť pre radosť. Denne je viac než dlho.
    @18 1h Jedna hodina s učiteľom alebo dobrý kurz
    Držanie a ruky hneď; zlozvyky stoja mesiace.
    @28 15m Prvú skladbu do konca, pomaly
    S metronómom na polovicu. Chyba na tom istom mieste dostane vlastnú minútu.
    or 15m Minútu striedajte tri akordy či ruky
    Spočítajte čisté a zapíšte. Za dva týždne má byť číslo dvojnásobné.
    ?36 20m Naučte sa čítať, čo potrebujete
    Tabulatúry alebo noty, riadok denne.
    @46 15m Nahrajte dve minúty, vypočujte zajtra
    Najprv tempo, potom zvuk.
    @56 1h Zahrajte si s niekým
    Priateľ, zbor, jam. Jediné pravidlo: nezastaviť.
    @66 15m Vyberte skladbu na \(f.due)
    O kúsok ťažšiu. Rozdeľte ju na štyri časti.
    ?74 15m Ruky zvlášť, potom pomaly spolu
    Po dvoch taktoch.
    @84 15m Naspamäť, polovičným tempom
    Potom metronóm každý deň o päť vyššie.
    @93 20m Skúška pred jedným divákom
    Sadnúť, nadýchnuť, začať; bez zastavenia.
    @100 30m Zahrajte ju ľuďom
    Do \(f.due). Hneď potom sa spýtajte na ďalšiu pieseň.
    """
  }

  static func craft(_ f: PlanFacts) -> String {
    """
    @0 15m Vyberte kus a spočítajte, čo potrebuje
    Menší, než chcete. Náradie, ktoré máte, náradie na požičanie, materiál s mierami.
    or 15m Desať minút skúšajte základný pohyb
    Na odrezkoch. Ruky chápu skôr než hlava.
    @5 1h Kúpte materiál na dva kusy
    Jeden na pokazenie. V obchode sa spýtajte, čo začiatočníci kazia.
    map: výtvarné potreby
    @12 1h Vzorka veľká ako dlaň
    Zmerajte ju: čo zistíte teraz, ušetrí vám čas neskôr.
    @20 * Držte \(f.sessions) × \(f.minutes) minút týždenne
    Všetko v jednej škatuli, pripravené pokračovať.
    @30 2h Prvá štvrtina
    Skončite na čistom mieste a označte ho.
    or 1h Nech sa vám niekto pozrie na ruky
    Kurz, teta, večer v dielni.
    @42 1h Raz bez ľútosti rozoberte
    Časť, ktorá hnevá, ešte raz. Lacnejšia lekcia nie je.
    @55 2h Dosiahnite polovicu
    \(f.date(55)) ju odfoťte.
    ?63 1h Jedna jemnejšia technika
    Tá, ktorú si žiada ďalšia štvrtina.
    @74 2h Dokončite hrubú prácu
    Všetky časti sú, nič nie je navždy spojené.
    @85 2h Spojte a začistite
    Hrany, konce, povrch. Pomalosť tu vidno.
    ?92 20m Zapíšte, čo by ste spravili inak
    Tri riadky s mierami.
    @100 30m Dajte mu miesto alebo človeka
    Do \(f.due). Podpíšte ho tam, kam sa nikto nepozerá.
    """
  }
}

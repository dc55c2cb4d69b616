// The same in Slovak.
extension SlovakPlans {
  static func declutter(_ f: PlanFacts) -> String {
    """
    @0 15m Vyprázdnite jednu zásuvku
    Nechať, darovať, vyhodiť. Utrieť a vrátiť len to, čo ste tento rok použili.
    or 15m Naplňte jednu tašku, ktorá dnes odíde z domu
    Raz prejdite všetky izby; len ľahké veci.
    @6 15m Zoznam miest od najmenšieho
    Zásuvky, police, skriňa, pivnica. Každému políčko.
    @14 3x30 Tridsať minút trikrát týždenne
    S časovačom a tromi škatuľami. Keď zazvoní, koniec.
    @24 2h Oblečenie naraz
    Všetko na posteľ. Sedí dnes? Kúpili by ste to znova?
    @35 1h Papiere
    Dane, zmluvy, spomienky; zvyšok do zberu. Každému priečinok.
    or 1h Kuchyňa: čo je dvakrát a čo netreba
    Z každého jedno. Korenie staršie než telefón preč.
    ?43 20m Určte, kam veci odídu
    Bazár, zberné miesto, priateľ; každej taške dátum.
    map: charitatívny obchod
    @52 1h Polovica zoznamu do \(f.date(52))
    Odfoťte jednu policu; potiahne vás ďalej.
    @64 2h Pivnica či povala, jeden kút
    Škatule bez popisu sa otvárajú, nepresúvajú.
    ?72 1h Spomienky nakoniec
    Jedna škatuľa na človeka. Zvyšok si pamätá fotka.
    @82 15m Čo zostalo, dostane miesto
    So štítkom, blízko použitia.
    @92 10m Pravidlo: jedno dnu, jedno von
    A desať minút v nedeľu večer.
    @100 30m Prejdite sa a tešte sa
    Do \(f.due). Niekoho pozvite; izby majú rady hostí.
    """
  }

  static func renovate(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        Z \(f.money($0)): opravy a podlaha \(f.money($0 * 40 / 100)), farba a svetlo \
        \(f.money($0 * 20 / 100)), nábytok a rastliny \(f.money($0 * 30 / 100)); \
        \(f.money($0 - $0 * 40 / 100 - $0 * 20 / 100 - $0 * 30 / 100)) zostane do konca \
        nedotknutých.
        """
      } ?? """
        Určte jednu sumu. Štyridsať percent na opravy a podlahu, dvadsať na farbu a svetlo, \
        tridsať na zariadenie, desať nedotknutých do konca.
        """
    let note2 =
      f.budget.map {
        """
        Spolu najviac \(f.money($0)), z toho \(f.money($0 / 10)) bokom.
        """
      } ?? """
        Desatinu si nechajte bokom. Vysnené najprv hľadajte z druhej ruky.
        """
    return """
      @0 15m Zmerajte \(f.subject(1)), odfoťte šesťkrát, načrtnite na papier
      Dĺžka, šírka, dvere, zásuvky, slnko, odtok. Potom spíšte, čo vám prekáža, najhoršie ako prvé.
      or 15m Posaďte sa tam a napíšte, čo sa tu má diať
      Raňajky, práca, rastliny, spánok: dve veci, nie päť. Potom zmerajte dĺžku a šírku.
      @5 30m Spýtajte sa, čo sa smie
      Prenajímateľ či správca domu: vŕtanie, nosnosť, farby, hluk, všetko zvonka. Písomné áno
      zachráni stenu.
      @10 45m Rozdeľte peniaze
      \(note)
      or 30m Určte tri ceny: nutné, pekné, vysnené
      \(note2)
      @16 2h Všetko odtiaľ vyneste
      Nechať, darovať, vyhodiť. V prázdnote vidno skutočné chyby.
      @24 1h Opravte skôr, než skrášlite
      Praskliny, vlhkosť, uvoľnené zábradlie či lišty, dlaždice. Elektrina, plyn a všetko nosné
      patria
      odborníkovi.\(f.isOutdoors ? " Farba a malta chcú aspoň päť stupňov: práce vonku počkajú na teplejšie dni." : "")
      @32 1h Dve ponuky, alebo sa raz niekomu prizrite
      Na to, čo nespravíte sami. Porovnajte, čo je v cene, nie súčet.
      ?38 30m Vyskúšajte farby na stene
      Tri škvrny, pozrite ráno, na obed a pri lampe.
      @\(f.isOutdoors ? 64 : 45) 2h Nakúpte naraz, podľa zoznamu
      Podlaha, farba, skrutky, štetce, zakrývacia fólia; o desať percent viac než namerané.
      map: železiarstvo
      @\(f.isOutdoors ? 75 : 56) 1d Prvý pracovný víkend: podlaha a steny
      Zhora dole, od konca k dverám. O ôsmej koniec, susedia spia.
      or 1d Prvý víkend: špinavá polovica
      Brúsiť, tmeliť, natrieť, položiť. Pozvite priateľa a dobre ho pohostite.
      @\(f.isOutdoors ? 82 : 68) 3h Svetlo a teplo
      Lampa na prácu, lampa na večer; vonku rozhoduje slnko a vietor.
      ?\(f.isOutdoors ? 70 : 74) 2h Jednu vec postavte sami
      Lavička, polica, debnička na rastliny. Tú budete ukazovať.
      @\(f.isOutdoors ? 88 : 82) 3h Zariaďte to na tie dve veci
      Najprv veľké, nechajte cestu. Rastliny podľa slnka, ktoré ste si zapísali.
      @92 1h Zoznam drobných ziel
      Škrípanie, hrany, fľaky, háčiky: hodina, všetko naraz.
      @100 2h \(f.isForMeals ? "Raňajkujte tam s niekým" : "Ukážte to niekomu hotové")
      Do \(f.due). Odfoťte tých šesť záberov z rovnakých miest.
      """
  }

  static func garden(_ f: PlanFacts) -> String {
    """
    @0 15m Pozrite, kde je slnko, a zapíšte to v troch rôznych hodinách
    Šesť hodín: paradajky. Tri: šalát a bylinky. Ráta sa aj črepník na okne.
    or 15m Nakreslite miesto a vyškrtajte tieň
    Kroky stačia ako miera.
    @6 20m Vyberte tri druhy, nie viac
    Čo jete každý týždeň a čo odpúšťa.
    @13 30m Pozrite kalendár výsevu
    Posledný mráz, prvá úroda; rátajte späť od \(f.due). V zime: klíčky doma a plánovanie.
    @21 2h Pripravte pôdu
    Kypriť, kompost, dobrú nerýľovať. Črepník chce dieru a misku.
    @30 1h Semená, zem, jeden dobrý nástroj
    V záhradníctve sa spýtajte, čomu sa tu darí.
    map: záhradníctvo
    @40 1h Vysejte polovicu, druhú o dva týždne
    Štítky s dňom.
    or 1h Na čo je neskoro, kúpte sadenice
    Nikto sa ich nepýta na vek.
    @50 3x10 Zalievajte podľa prsta
    Sucho po druhý článok prsta: voda, ráno, ku koreňu.
    ?58 30m Zamulčujte
    Slama či lístie: polovica polievania, polovica buriny.
    @66 20m Každú nedeľu pozrite pod listy
    Ozbierať, opláchnuť; jed až nakoniec.
    ?75 20m Porozprávajte sa cez plot
    Vymeňte prebytky a triky.
    @84 30m Priviazať, preriediť, prihnojiť
    Malé rastliny chcú miesto viac než lásku.
    @93 20m Zapíšte, čo fungovalo
    Druh, deň, miesto: po tri riadky.
    @100 1h Zozbierajte úrodu a s niekým ju zjedzte
    Do \(f.due). Semená najlepšej odložte.
    """
  }

  static func move(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte musí, môže a nikdy pre nové bývanie
    A najvyššiu mesačnú sumu, so všetkým.
    or 15m Spočítajte, čo utiahnete: nájom či splátka, kaucia, sťahovanie
    Tretina platu je pokoj.
    @6 1h Nastavte hľadanie
    Tri portály, upozornenie, dva riadky všetkým známym.
    @14 1h Pripravte zložku dokladov
    Totožnosť, výplatné pásky, odporúčanie: hotové do ruky.
    @22 2h Pozrite päť bytov so zoznamom
    Tlak vody, hluk o ôsmej, vlhkosť, signál, účty z minulej zimy.
    @33 30m Rozhodnite do dňa
    Zmluvu čítajte nahlas; na nejasné veci sa pýtajte písomne.
    or 1h Pozrite ulicu v noci a v daždi
    A suseda sa spýtajte na jednu vec.
    @43 1h Dajte výpovede a rátajte dni
    Lehotu má všetko: nájom, energie, internet, krúžky.
    @52 1h Objednajte pomocníkov a dodávku
    Dve ponuky, alebo päť priateľov a pizza.
    map: sťahovacia služba
    ?58 2h Triediť skôr než baliť
    Čo rok ležalo, sa nesťahuje.
    @66 3h Balte po izbách
    Knihy do malých, popis z dvoch strán, škatuľa na prvý večer.
    @78 1h Povedzte novú adresu
    Úrad, banka, lekár, poisťovňa, pošta.
    ?86 1h Odfoťte merače a steny
    Oba byty, s dátumom.
    @94 1d Sťahovanie
    Najprv posteľ, potom kanvica. Deti a mačky u priateľov.
    @100 2h Zavrite staré, otvorte nové
    Do \(f.due): kľúče, protokol, kaucia a klopanie u susedov.
    """
  }

  static func cooking(_ f: PlanFacts) -> String {
    """
    @0 15m Vyberte jedlo a napíšte naň zoznam
    Najviac sedem vecí. Zajtra večer je na stole.
    or 15m Pripravte jedno vajce tak, ako ho máte najradšej
    Minúty a teplo na papier: prvý recept.
    @6 30m Naostrite nôž, spočítajte hrnce
    Jeden nôž, panvica, hrniec, doska.
    @12 1h To isté jedlo uvarte trikrát
    Podľa receptu, so zmenou, po svojom.
    @21 2x45 Dva varné večery v týždni
    Pevné. S hudbou.
    @31 1h Naučte sa soľ, kyslé, tuk, teplo
    Ochutnať pred, po a raz aj priveľa.
    or 1h Jedna omáčka naspamäť
    Paradajková, biela či vinaigrette; vyjde z nej desať večerí.
    ?39 1h Upečte niečo z múky, vody a času
    Prácu robí čas.
    @48 15m Päť jedál na chladničke do \(f.date(48))
    Každé bez receptu.
    @58 2h Varte pre dvoch a polovicu zmrazte
    Štítok, dátum.
    ?67 1h Varte s niekým, kto vie
    Stará mama, sused. Pozerajte na ruky.
    @77 1h Z chladničky spravte jedno jedlo
    Bez nákupu: to je pravá škola.
    @89 30m Menu pre štyroch
    Len jedna nová vec, ostatné viete.
    @100 3h Pohostite hostí
    Do \(f.due). Tri najlepšie recepty napíšte rukou.
    """
  }
}

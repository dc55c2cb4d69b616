// The same in Slovak.
extension SlovakPlans {
  static func save(_ f: PlanFacts) -> String {
    let note =
      f.purpose.map {
        """
        , pomenujte ho „na \($0)“,
        """
      } ?? ""
    let note2 =
      f.purpose.map {
        """
         s menom „na \($0)“
        """
      } ?? ""
    if f.schedule.days <= 7 { return shortSave(f) }
    let payments = f.weekly
    let each = f.money(payments.amount)
    let count = "počet platieb \(payments.count), posledná \(f.money(payments.last)) \(f.due)"
    let before =
      payments.before > 0
      ? " Aj s \(f.money(payments.before)), ktoré máte: \(f.money(payments.whole))." : ""
    let month =
      f.monthly.count > 1
      ? "Mesačná výplata? Potom \(f.money(f.monthly.amount)) mesačne." : "Potom naň nemyslite."
    let half = payments.halfDay
    let date = f.textLanguage.date(half, from: f.today)
    return """
      @0 15m Dnes odložte prvých \(f.firstPart)
      Založte si zvláštny účet\(note) a peniaze presuňte hneď. Plán: \(each) týždenne,
      \(count). Spolu presne \(f.money(f.total)).\(before)
      or 15m Dajte peniazom miesto a presuňte tam \(f.firstPart)
      Druhý účet\(note2), na ktorý nedočiahne karta. Od dnes \(each) týždenne,
      \(count): spolu \(f.money(f.total)).\(before)
      @3 15m Nech \(each) odchádza samo
      Trvalý príkaz na deň po výplate. \(month)
      @6 30m Prečítajte dva mesiace výpisov a označte tri diery
      Predplatné, donášky, poplatky. Hľadáte \(f.money(max(payments.amount / 2, 1))) týždenne; druhá
      polovica príde zo zvykov.
      or 30m Zrušte dve veci, ktoré platíte a nepoužívate
      V jeden večer, cez ich web. Zapíšte, čo stáli za rok; poteší to.
      @12 1h Zavolajte dvom poskytovateľom a pýtajte lepšiu cenu
      Telefón, energie, poistenie. Stačí veta: „Chcem odísť; čo mi viete ponúknuť?“
      @20 20m Predajte tri veci
      Odfoťte ich pri okne, pýtajte dve tretiny novej ceny, prijmite polovicu. Všetko ide v ten deň
      na účet.
      map: bazár
      @30 10m Kontrola \(f.date(30)): má tam byť \(f.saved(at: 30))
      Chýba týždeň či dva: k ďalším platbám pridajte po \(f.money(max(payments.amount / 4, 1))). Je
      viac: nechajte to tam.
      ?36 30m Jeden víkend bez míňania
      Jedlo zo špajze, prechádzky, ľudia. Čo by ste minuli, ide na účet.
      @\(half) 10m Za polovicou \(date): \(f.money(payments.sum(by: half)))
      Povedzte to číslo niekomu. Potom malú sumu miňte na niečo dobré; odriekanie plány láme.
      ?60 1h Zarobte jednu týždennú sumu navyše
      Večer práce, platená láskavosť, nadčas: cieľ je \(each).
      @70 15m Chráňte to pred prekvapením
      Pokazený kotol nepatrí na tento účet. Ak nemáte rezervu, dajte na ňu bokom ďalších
      \(f.money(payments.amount)).
      @78 10m Kontrola \(f.date(78)): \(f.saved(at: 78))
      Porovnajte s účtom do posledného centa. Čo chýba, vydeľte zvyšnými týždňami; to je nová suma.
      or 10m Počítanie \(f.date(78)): podľa plánu \(f.saved(at: 78))
      Zapíšte, čo tam naozaj je. Jedna platba rozdielu nič neznamená, dve si pýtajú ďalší predaj.
      @90 30m Zistite ceny toho, na čo šetríte
      Tri ponuky písomne. Teraz viete, či \(f.money(payments.whole)) stačí.
      @100 15m Vložte posledných \(f.money(payments.last)) a použite ich na to, na čo boli určené
      Do \(f.due) je suma presná: \(f.money(payments.whole)). Trvalý príkaz nechajte bežať s
      polovicou na to, čo príde.
      """
  }

  private static func shortSave(_ f: PlanFacts) -> String {
    """
    @0 15m Dnes odložte, čo vám nebude chýbať
    Do \(f.due) treba \(f.money(f.total)): čo dovtedy nepotrebujete, dajte hneď na jedno miesto.
    Nepožičiavajte si a nájom ani jedlo sa nerátajú.
    or 15m Spočítajte, čo máte, a presuňte, čo nebude chýbať
    Účty, peňaženka, pohár. Cieľ je \(f.money(f.total)) do \(f.due); nájom a jedlo k tomu nepatria.
    @0 30m Ponúknite jednu vec na predaj, s odberom dnes či zajtra
    Férová cena a dobrá fotka. Peniaze idú na to isté miesto.
    map: bazár
    @50 15m Vynechajte, čo počká do \(f.due)
    Donáška, taxík, nákup. Cenu zapíšte na zoznam a presuňte ju.
    or 20m Zistite, či vám niekto niečo nedlhuje
    Zálohy, lístky, požičané peniaze. Stačí priateľská správa.
    @100 10m Spočítajte to: cieľ je \(f.money(f.weekly.whole))
    Čo chýba, potrebuje neskorší deň, nie pôžičku. Zapíšte sumu a vyberte deň.
    """
  }

  static func debt(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        A pozrite na „\($0)“: je to tu ešte?
        """
      } ?? """
        Povedzte to tomu, s kým máte peniaze spolu.
        """
    return """
      @0 15m Spíšte dlhy: komu, koľko, úrok, najmenšia splátka
      Riadok na každý. Na papieri je súčet menší než v predstavách.
      or 15m Otvorte listy a zostatky dajte do jednej tabuľky
      Dnes len čísla, žiadne rozhodnutia.
      @4 20m Zastavte nové dlhy
      Karta von z peňaženky a z každého e-shopu. Do konca hotovosť alebo debetná.
      @8 30m Mesačná splátka: \(f.money(f.monthly.amount))
      \(f.money(f.total)) v splátkach, ktorých je \(f.number(f.monthly.count)), posledná
      \(f.money(f.monthly.last)); úroky prídu navyše, každého veriteľa sa pýtajte na presnú sumu.
      @13 15m Zvoľte poradie
      Najdrahší úrok ušetrí najviac, najmenšia suma poteší najskôr. Inde najmenšie splátky, zvyšok
      na prvý.
      @20 1h Zavolajte veriteľom
      Nižší úrok, dlhšia lehota bez poplatku, koniec pokút. Zapíšte meno, deň a sľub.
      or 1h Raz zájdite do bezplatnej dlhovej poradne
      Verejné a cirkevné poradne nestoja nič. Vezmite tabuľku.
      @30 20m Nastavte platbu na deň výplaty
      \(f.money(f.monthly.amount)) odíde skôr, než ich uvidíte.
      ?36 1h Nájdite dve splátky medzi svojimi vecami
      Predajte, čoho ste sa rok nedotkli.
      @45 15m Kontrola \(f.date(45)): splatené \(f.paid(at: 45))
      Škrtajte riadky. Splátka skončeného dlhu prejde na ďalší.
      @55 30m Znížte jeden veľký náklad
      Auto, nájom, poistenie: jeden veľký je viac ako dvadsať malých.
      ?64 15m Bokom malá rezerva
      Jedna splátka. Pokazenú práčku potom nezaplatí karta.
      @75 15m Kontrola \(f.date(75)): splatené \(f.paid(at: 75))
      \(note)
      @90 20m Vypýtajte si konečnú sumu písomne
      S úrokom ku dňu.
      @100 15m Zaplaťte posledných \(f.money(f.monthly.last)) a list si nechajte
      Od ďalšieho mesiaca tá istá splátka sporí vám.
      """
  }

  static func budget(_ f: PlanFacts) -> String {
    """
    @0 15m Zapíšte príjem, bývanie a účty za mesiac
    Tri čísla na papier. Čo zostane, o tom je plán.
    or 15m Zapíšte každý dnešný výdavok do centa
    Hotovosť aj kartu. Zajtra znova: sedem dní dá obraz.
    @8 20m Roztrieďte mesiac na sedem kôpok
    Bývanie, jedlo, cesty, zdravie, radosť, dlhy, úspory. Polovicu spraví výpis z banky.
    @16 20m Každej kôpke dajte sumu
    Doteraz minuté mínus dvadsatina. Úspory prvé, nie posledné.
    @24 15m Oddeľte peniaze
    Druhý účet na týždeň: každý pondelok štvrtina mesačného jedla a radosti. Alebo obálky.
    or 15m Peniaze na týždeň vyberte v hotovosti
    Keď sa minú, je nedeľa.
    @33 30m Škrtnite tri najľahšie
    Predplatné, poplatok, dvojité poistenie.
    @44 10m Každú nedeľu desať minút
    To isté kreslo, s kávou. Dve otázky: čo prekvapilo, čo príde?
    ?52 20m Spíšte, čo prichádza raz za rok
    Poistky, darčeky, pneumatiky: mesačne dvanástina bokom.
    @62 15m Uzavrite prvý mesiac
    Do \(f.date(62)). Presúvať medzi kôpkami je riadenie, nie zlyhanie.
    ?70 20m Porozprávajte sa s tým, s kým sa delíte
    Bez výčitiek: jedno želanie každý.
    @80 15m Pravidlo pre veľké veci
    Nad sumu, ktorú určíte: tri noci spánku.
    @92 15m Uzavrite druhý mesiac
    Porovnajte oba. Zapíšte, čo vám už nechýba.
    @100 15m Určte sumu, ktorá ide na úspory sama
    Do \(f.due). Rozpočet, ktorý niečo živí, vydrží.
    """
  }

  static func invest(_ f: PlanFacts) -> String {
    """
    @0 15m Napíšte prečo, na ako dlho a akú stratu znesiete
    Peniaze, ktoré treba do piatich rokov, sem nepatria.
    or 15m Pozrite, koľko dnes platíte na poplatkoch
    Účet, fond, dôchodok: percento ročne je za tridsať rokov štvrtina.
    @6 20m Najprv majte rezervu
    Tri mesiace výdavkov, po ruke ešte dnes.
    @13 1h Naučte sa štyri slová: akcia, dlhopis, fond, náklad
    Stačí jedna kniha z knižnice. Kto sľubuje istý zisk, niečo predáva.
    @22 30m Spočítajte mesačnú sumu
    \(f.money(f.monthly.amount)) mesačne dá \(f.money(f.total)) do \(f.due), bez rátania so
    ziskom.
    @32 1h Porovnajte troch poskytovateľov
    Ročný náklad, cena pokynu, ochrana, dane. Povolenie overte u dohľadu, v národnej banke.
    ?40 30m Spýtajte sa na príspevky a úľavy
    Pozná ich zamestnávateľ či daňový úrad; je to najistejší výnos.
    @50 30m Vyberte niečo široké a lacné
    Veľa krajín, malé náklady, dá sa vysvetliť dieťaťu.
    or 1h Zaplaťte poradcu za hodinu, nie z provízie
    Jedno stretnutie s papierom z prvého dňa v ruke.
    @60 20m Začnite malou sumou
    Zažite jeden nákup, jeden výpis, jeden zlý týždeň.
    @70 15m Zvyšok nech odchádza automaticky
    V deň výplaty, vždy rovnako, nech hovoria správy čokoľvek.
    @80 15m Napíšte pravidlo na prepad
    „Tridsať dní nič nerobím.“ Podpíšte ho.
    @90 20m Dajte papiere do poriadku
    Prístup, dedičia, výpisy: jeden priečinok, o ktorom niekto vie.
    @100 20m Pozrite sa raz do roka, v pevný deň
    Prvýkrát do \(f.due). Z toho, čo priveľmi narástlo, časť predajte, nič iné.
    """
  }
}

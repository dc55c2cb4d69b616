// The same in Slovak.
extension SlovakPlans {
  static func friends(_ f: PlanFacts) -> String {
    """
    @0 10m Napíšte niekomu, o kom rok neviete
    Tri riadky: spomienka, otázka, žiadne ospravedlnenie.
    or 10m Napíšte päť ľudí, ktorých chcete lepšie spoznať
    Aj sused sa ráta. Ku každému jedna spoločná vec.
    @6 20m Vyberte jedno týždenné miesto
    Zbor, lezecká stena, jazyková kaviareň, psí park. Priateľstvo rastie z opakovania.
    @13 2h Choďte tam prvýkrát
    Naučte sa dve mená a povedzte, kedy prídete znova.
    @22 2h Choďte tam trikrát, skôr než si urobíte názor
    Druhýkrát je to najťažšie.
    @30 15m Pozvite niekoho na niečo krátke
    Káva, štyridsať minút, deň a hodina. Odmietnutie sa týka dňa, nie vás.
    or 15m Poproste o malú láskavosť
    Vŕtačka, rada, spoločnosť na prechádzku. Zbližuje viac než dávanie.
    ?40 10m Položte jednu hlbšiu otázku
    „Čo by ste robili s voľným rokom?“ A počúvajte.
    @50 3h Uvarte polievku pre troch
    Obyčajné jedlo, bez sviečok, do desiatej.
    @60 15m Zoznam narodenín a ťažkých dní
    Správa v ťažký deň má cenu desiatich „páči sa mi“.
    ?70 1h Začnite niečo pravidelné
    Prvý štvrtok, rovnaké miesto; kto príde, príde.
    @80 1h Robte niečo vedľa seba
    Stavať, kráčať, opravovať. Reč príde.
    @90 20m Všimnite si, kto sa pýta aj na vás
    Tým dvom dajte svoj čas.
    @100 2h Oslávte to s nimi
    Do \(f.due). Ďalší termín dohodnite pred lúčením.
    """
  }

  static func family(_ f: PlanFacts) -> String {
    """
    @0 10m Zavolajte alebo objímte a položte skutočnú otázku
    „Ktorá štvrťhodina dnes bola najlepšia?“
    or 10m Vložte do týždňa jednu hodinu len pre nich
    Zapíšte ju tam, kam si píšete prácu. Telefón vo vedľajšej izbe.
    @7 20m Každého sa spýtajte na jedno želanie
    Malé, možné, jeho. Pripnite ich na viditeľné miesto.
    @15 2x60 Dve hodiny týždenne, ktoré nikto neposunie
    Rovnaký deň; kto ruší, menuje novú hodinu.
    @25 1h Trikrát týždenne jedlo bez obrazoviek
    Kto chce, prinesie otázku.
    @34 2h Jeden na jedného
    Postupne s každým a to, čo má rád on.
    or 2h Niečo sa navzájom naučte
    Recept, trik s kartami, oprava.
    ?42 1h Navštívte najstaršieho člena rodiny a nahrávajte
    Tri príbehy, mená, roky.
    @52 20m Rozdeľte prácu nanovo
    Zoznam, výber, o mesiac výmena.
    @63 1d Deň vonku, ktorý stojí málo
    Plánujú oni. Vy nesiete tašku.
    ?72 15m Jednému napíšte list
    Rukou; čo ste tento rok videli.
    @82 20m Spýtajte sa: čo si necháme?
    A čo bol len môj nápad?
    @92 1h Uzavrite jednu starú hádku
    Začnite vlastným podielom.
    @100 2h Spolu si pozrite fotky
    Do \(f.due). Zvoľte dve hodiny na ďalšiu sezónu.
    """
  }

  static func partner(_ f: PlanFacts) -> String {
    """
    @0 10m Dnes povedzte jednu vec, ktorá vás teší
    Konkrétnu, z tohto týždňa. Potom sa spýtajte na deň a len počúvajte.
    or 10m Napíšte, ako vyzerá láska v obyčajný utorok
    Tri riadky. Na to isté sa spýtajte toho druhého, alebo to v ňom hľadajte.
    @7 2h Jeden večer v týždni
    V plánovaní sa striedajte, telefón bokom. Hľadáte niekoho? Vtedy idete medzi ľudí.
    @16 30m Spýtajte sa, čo by uľahčilo bežný deň
    Od každého jedna prosba a jeden sľub.
    @26 15m Naučte sa zastaviť hádku
    Slovo na pauzu, dvadsať minút, späť k stolu.
    @36 2h Robte niečo, čo ani jeden nevie
    Tanec, stena, jedlo zďaleka.
    or 2h Vráťte sa tam, kde sa to začalo
    Tá istá cesta, iné otázky.
    ?44 20m Podeľte sa o neviditeľnú prácu
    Kto myslí na darčeky, zubára, jedlo? Spísať, rozdeliť.
    @54 30m Pokojne o peniazoch
    Jedno želanie, jeden strach, jedno pravidlo.
    @65 15m Pošlite niečo uprostred dňa
    Dôvod netreba.
    ?74 1h Stretnite sa spolu s priateľmi
    Pár, ktorý žije sám, osamie.
    @83 30m Spýtajte sa, ako je, od jedna do desať
    A čo by to zvýšilo o jeden.
    @92 1h Pomoc hľadajte skoro, ak to bolí
    Poradňa nie je koniec. Strach a násilie sem nepatria nikdy: vtedy najprv linka pomoci.
    @100 3h Oslávte, čo narástlo
    Do \(f.due), vo dvojici. Ten večer si nechajte.
    """
  }

  static func event(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
         Pri \(f.money($0)) a 30 hosťoch vychádza na jedného \(f.money($0 / 30)).
        """
      } ?? ""
    let note2 =
      f.budget.map {
        """
        Jedlo a miesto \(f.money($0 / 2)), fotky a hudba \(f.money($0 / 5)), šaty a kvety \
        \(f.money($0 / 5)) a \(f.money($0 - $0 / 2 - $0 / 5 - $0 / 5)) na to, na čo nikto \
        nemyslel.
        """
      } ?? """
        Polovica na jedlo a miesto, desatina nedotknutá na to, na čo nikto nemyslel.
        """
    return """
      @0 15m Zapíšte tri čísla: hostia, peniaze, deň
      Deň podľa plánu je \(f.due).\(note) Čo nesmie chýbať? Jedna veta.
      or 15m Hlavnej osoby sa spýtajte na tri želania a jedno nie
      Všetko ostatné je na vás.
      @6 1h Zoznam hostí
      Určite, radi, možno. Dvakrát spočítať a poslať dátum.
      @13 2h Nájdite miesto
      Tri návštevy či telefonáty: cena, hodiny, hluk, dážď, kuchyňa.
      map: priestory na oslavu
      @20 1h Rozdeľte peniaze
      \(note2)
      @28 1h Objednajte jedlo, hudbu, fotky
      Písomne, so zálohou a podmienkami zrušenia.
      or 1h Tri úlohy trom ľuďom, ktorí ich majú radi
      Hudba, torta, fotky. Kto pomáha, cíti sa ako doma.
      ?36 1h Pošlite pozvánky
      Miesto, hodina, odpoveď do \(f.date(70)), čo priniesť.
      @50 1h Rozpíšte deň po hodinách
      S menami. Hlavná osoba nerobí nič.
      @62 1h Oblečenie, prstene, dar: vyskúšať a vyzdvihnúť
      Topánky rozchodené doma.
      @74 30m Spočítajte odpovede
      Dajte vedieť kuchyni; k sebe posaďte tých, čo sa dajú do reči.
      ?82 15m Plán na dážď a na chorobu
      Ku každému číslo, kam volať.
      @92 1h U každého si všetko potvrďte
      Po jednom telefonáte, s dvoma dňami rezervy.
      @98 1h Zoznam dajte niekomu inému
      V ten deň ste hosť.
      @100 1d Oslávte to
      A do týždňa poďakujte pomocníkom.
      """
  }
}

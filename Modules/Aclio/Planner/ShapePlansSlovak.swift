// The same in Slovak.
extension SlovakPlans {
  static func contact(_ f: PlanFacts) -> String {
    """
    @0 10m Pošlite dva riadky alebo zavolajte: „\(f.shortEssence)“
    „Myslím na teba. Kedy budeš mať chvíľu?“ Viac dnes netreba.
    or 15m Napíšte v troch vetách, čo chcete povedať
    Čo sa stalo alebo čo cítite, prečo práve teraz, a jedna otázka. Prvú vetu hneď pošlite.
    @8 15m Vyberte spôsob: telefonát, návšteva alebo list
    Čo poteší toho druhého, aj keď to pre vás nie je najľahšie? Na ťažkú vec návšteva alebo list.
    @15 10m Dohodnite deň a hodinu
    Ponúknite dve možnosti do \(f.date(20)). „Niekedy“ nie je deň.
    ?20 10m Zapíšte si, čím ten druhý práve žije
    Práca, koleno, záhrada: tri veci, na ktoré sa spýtate.
    @28 15m Pripravte si prvú minútu
    Úvodnú vetu na papier. Ak je to ospravedlnenie: čo ste spravili, bez „ale“, a čo spravíte.
    or 10m Povedzte si začiatok raz nahlas
    Stačí jedna milá, jednoduchá veta; potom počúvate.
    @40 1h Spravte to: \(f.date(40))
    Telefón potichu, žiadna druhá obrazovka. Viac sa pýtajte, než hovorte.
    @50 10m Do dvoch dní sa ozvite znova
    Poďakujte a pošlite, čo ste sľúbili: fotku, číslo, termín.
    @60 10m Ďalšie termíny dajte do kalendára
    Kým je radosť čerstvá; tak často, ako si žiada „\(f.shortEssence)“.
    or 15m Spojte to s niečím, čo sa deje tak či tak
    Cesta domov, nedeľná káva: vtedy sa znova ozvete.
    ?70 20m Darujte maličkosť bez príležitosti
    Starú fotku, recept, odkaz, čo ich poteší.
    @80 10m Ak odpoveď neprišla, skúste ešte raz a inak
    Pohľadnica namiesto telefonátu. Potom ostávajú dvere otvorené a rozhodnutie je na druhej strane.
    @90 30m Druhý raz: \(f.date(90))
    Začnite tým, čo ste sa dozvedeli naposledy.
    @100 15m Obzrite sa: „\(f.shortEssence)“
    Do \(f.due): čo bolo medzi vami dobré a čo má ostať? Tú jednu vec si nechajte.
    """
  }

  static func rhythm(_ f: PlanFacts) -> String {
    """
    @0 10m Spravte hneď najmenšiu podobu: „\(f.shortEssence)“
    Takú malú, že ju nezastaví ani zlý deň: pohár, minúta, jeden telefonát. Ráta sa ako prvý deň.
    or 10m Začnite dnes desatinou
    Aj desatina z „\(f.shortEssence)“ je začiatok. Zapíšte, kedy a kde to bolo.
    @4 10m Vyberte spúšťač
    „Keď …, spravím to.“ Niečo, čo sa deje tak či tak a tak často, ako si cieľ pýta.
    or 10m Dajte tomu miesto a hodinu
    Tam, kde v tú hodinu aj tak ste: pri kanvici, pri dverách, vo vlaku.
    @8 10m Zapíšte najmenšiu podobu pre zlé dni
    V tie dni stačí a ráta sa celá.
    @12 15m Čo treba, majte na očiach
    Fľaša na stole, číslo na prvej strane, topánky pri dverách.
    @18 10m Zaveste si kalendár na čiarky
    Kalendár a pero: zakaždým jedna čiarka. Rátate, čo ste spravili, nič iné.
    ?25 10m Povedzte jednému človeku, čo rátate
    Raz za týždeň dostane číslo, dobré aj zlé.
    @32 10m Rozhodnite, čo spravíte po vynechaní
    Raz vynechať sa stáva. Nabudúce najmenšia podoba a nič sa nedobieha.
    @42 15m Prvá kontrola: \(f.date(42))
    Spočítajte čiarky. Menej než polovica: zmenšiť alebo iný spúšťač. Viac: nechať tak.
    or 15m Spočítajte \(f.date(42)) a zmeňte jednu vec
    Hodinu, miesto alebo veľkosť; nikdy nie všetky tri.
    @55 15m Odstráňte, čo prekáža
    \(f.obstacle.map { "Uviedli ste „\($0)“. " } ?? "")\
    Zapíšte posledné tri vynechania: tá istá hodina, ten istý dôvod? Ten stojí za pravidlo.
    ?65 10m V dobré dni prejdite na plnú mieru
    Plná miera je „\(f.shortEssence)“. V ostatné dni ostáva malá.
    @75 15m Druhá kontrola: \(f.date(75))
    Čo sa zmenilo vo vás alebo okolo vás? Jeden riadok nesie ďalej než čiarky.
    @88 10m Pripravte sa na výnimky
    Cesta, choroba, sviatky: aká je tam najmenšia podoba?
    @100 15m Spočítajte všetko: \(f.due)
    Koľkokrát z koľkých? Ak to už ide samo, čiarky zložte a spúšťač si nechajte.
    """
  }

  static func skill(_ f: PlanFacts) -> String {
    """
    @0 15m Prvá hodina dnes: „\(f.shortEssence)“
    Nájdite jedno krátke video či stránku pre úplných začiatočníkov a prvú vec zopakujte, hoci zle.
    or 15m Štvrťhodinu to skúste skôr, než začnete čítať
    Potom zapíšte tri otázky, ktoré sa objavili. Povedia vám, čo hľadať.
    @5 20m Napíšte, ako to vyzerá, keď to viete
    Jedna veta, ktorú by iný videl: kde, ako dlho, ako dobre, bez akej pomoci.
    @10 45m Nájdite, kto vám to ukáže: učiteľ, krúžok alebo jedna séria videí
    Hľadajte „\(f.shortEssence)“ s názvom vášho mesta; pýtajte sa, čo robia začiatočníci a koľko to
    stojí.
    or 1h Navštívte krúžok alebo raz pozorujte učiteľa
    Skúšobná hodina ukáže viac než desať recenzií. Nechajte sa opraviť.
    @16 30m Zaobstarajte, čo treba, čo najmenej
    Požičané alebo z druhej ruky; lepšie náradie príde po prvom mesiaci.
    @22 * Cvičte v pevné dni, krátko a často
    Začnite tým, čo takmer ide, skončite tým, čo ide. Prestaňte skôr, než ste unavení.
    @32 30m Vyberte najťažší pohyb alebo pravidlo
    Cvičte len ten, pomaly, desaťkrát správne. Potom ho vráťte do celku.
    ?38 15m Nahrajte sa
    Dve minúty. Pozrite si to na druhý deň a vyberte jednu vec.
    @46 30m Do \(f.date(46)) pridajte na náročnosti
    Rýchlejšie, dlhšie, bez pozerania, pred niekým: len jedno z toho.
    @56 1h Nechajte sa opraviť niekým, kto to vie
    Jedna otázka: čo jediné ma brzdí?
    @66 45m Skúste to naostro
    Skutočná šachovnica, cesta, kuchyňa či človek. Čo sa rozpadne, je zoznam na dva týždne.
    ?74 20m Zopakujte začiatok
    Čo bolo ťažké v prvom týždni? Rozdiel je vaša miera.
    @82 45m Do \(f.date(82)) ešte o stupeň náročnejšie
    Chyby sú zase vítané: bez nich je to príliš ľahké.
    @92 30m Naučte niekoho prvú lekciu
    Čo neviete vysvetliť, to treba ešte cvičiť.
    @100 45m Ukážte to: \(f.due)
    Jednému človeku, tak ako ste to na začiatku napísali. Potom rozhodnite, ako často ďalej.
    """
  }

  static func thing(_ f: PlanFacts) -> String {
    """
    @0 15m Zistite, čo treba: „\(f.shortEssence)“
    Pozrite sa na to alebo do jedného dobrého návodu a zapíšte tri otázky, na ktoré neviete odpoveď.
    or 15m Zmerajte, odfoťte alebo zistite, z čoho vychádza „\(f.shortEssence)“
    Veľkosť, miesto, stav, typ: päť údajov na jednu stranu. Rozhodujú o všetkom ďalšom.
    @8 20m Spýtajte sa niekoho, kto to už spravil
    Čo sa pokazilo, ako dlho to naozaj trvalo, kto predá alebo požičia, čo treba?
    or 30m Prečítajte dva návody a zapíšte, v čom sa líšia
    Tam je riziko. Spýtajte sa niekoho presne na to.
    @16 20m Spíšte súčasti, náradie a ľudí
    Tri stĺpce. Označte, čo máte, čo si požičiate a na čo sa dlho čaká.
    @24 30m Zistite cenu a pridajte desatinu na prekvapenia
    \(f.price.map { "Uviedli ste \($0). Zmestí sa do toho zoznam? " } ?? "")\
    Spočítajte všetko, aj údržbu. Stojí to za to? Ak nie, vyberte menšiu podobu.
    ?30 15m Overte, čo treba povoliť
    Prenajímateľ, sused, úrad, ročné obdobie, záruka: koho sa treba najprv spýtať?
    @36 15m Každej časti dajte termín
    Všetko poruke do \(f.date(52)), hlavná práca \(f.date(66)), hotovo do \(f.due).
    @44 30m Objednajte alebo požičajte, na čo sa čaká najdlhšie
    Najprv veci s čakacou lehotou. Doklady držte spolu.
    @52 30m Pripravte miesto
    Svetlo, priestor, podložka, kôš. Všetko v jednej škatuli, navrchu zoznam.
    ?58 30m Ťažké miesto si vyskúšajte na niečom, na čom nezáleží
    Odrezok, malá dávka, starý kus. Tu sú chyby lacné.
    @66 2h Hlavná časť: „\(f.shortEssence)“
    Ak sa dá, naraz. Každú časť odfoťte; pomôže to pri ďalšej aj pri návrate.
    @78 1h Dokončite zvyšok
    Hrany, skrutky, štítky, papiere: posledná desatina. Už nič nové.
    @88 30m Vyskúšajte to
    Tak, ako sa to bude používať. Čo sa kýve, tečie, nechutí alebo chýba, hneď napravte.
    @94 15m Upracte a vráťte, čo je požičané
    Zapíšte, čo ste použili a odkiaľ to bolo; ešte sa to zíde.
    @100 15m Tešte sa z toho (\(f.due)) a určte deň údržby
    Ukážte to niekomu. Čo bude treba o mesiac: vodu, olej, kontrolu? Do kalendára.
    """
  }
}

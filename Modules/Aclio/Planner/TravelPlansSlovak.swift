// The same in Slovak.
extension SlovakPlans {
  static func trip(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        Z \(f.money($0)): cesta \(f.money($0 * 35 / 100)), nocľahy \(f.money($0 * 30 / 100)), \
        jedlo \(f.money($0 * 20 / 100)) a zvyšok, \
        \(f.money($0 - $0 * 35 / 100 - $0 * 30 / 100 - $0 * 20 / 100)), na vstupy a prekvapenia.
        """
      } ?? """
        Cesta, nocľahy, jedlo, vstupy a desatina na prekvapenie.
        """
    return """
      @0 15m Zapíšte dni, ľudí, peniaze a jednu vec, ktorú musíte vidieť
      Štyri riadky. Rozhodnú o všetkom ostatnom.
      or 15m Skontrolujte pasy a voľné dni
      Polročná platnosť, vypýtané voľno. Tieto dve veci zastavia viac ciest než peniaze.
      @6 1h Dva večery čítajte a označte desať miest
      Na mape tromi farbami: musím, môžem, jedlo. Čo leží spolu, je jeden deň.
      @13 1h Určte rozpočet
      \(note)
      @20 1h Kúpte lístky tam
      Porovnajte vlak, autobus a lietadlo podľa celého času a ceny. Ak deň nie je istý, berte
      lístok, ktorý sa dá zmeniť.
      or 1h Určte dni, potom lístky
      Utorok a streda bývajú lacnejšie; pozrite tri dni okolo.
      @29 1h Objednajte prvé dve noci a poslednú
      Stred môže zostať voľný tam, kde je miesto.
      ?36 15m Doklady, očkovanie, poistenie
      Pozrite stránku ministerstva zahraničia; kópie do cloudu a do jednej obálky.
      @46 20m Naučte sa desať miestnych slov
      Prosím, ďakujem, koľko, bez mäsa, pomoc.
      @57 1h Strana na každý deň
      Jedna vec ráno, jedna popoludní, voľný večer.
      ?66 20m Spýtajte sa niekoho, kto tam bol
      Čo by vynechal?
      @75 20m Rezervujte, čo sa vypredá
      To jedno múzeum, nočný vlak.
      @86 30m Napíšte, čo si zbalíte, a tretinu škrtnite
      Ťažké topánky si obujte.
      @95 30m Peniaze, kľúče, kvety, telefón
      Druhá karta, mapy bez siete, sused s kľúčom.
      @100 1d Vyrazte\(f.place.map { " \($0)" } ?? "")
      Do \(f.due). Jedna pohľadnica, riadok denne.
      """
  }

  static func countries(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        \(f.money($0)) vychádza na krajinu \(f.money($0 / f.countryCount)): podľa toho noci a \
        cesty.
        """
      } ?? """
        Cena každej cesty delená mesiacmi do nej.
        """
    return """
      @0 15m Spíšte krajiny a zoraďte ich podľa túžby
      Blízke, drahé, podľa sezóny. Cieľ: \(f.number(f.countryCount)).
      or 15m Nakreslite mapu: navštívené, ďalšia, raz
      Špendlík na najbližšiu, ktorá chýba.
      @5 30m Výpočet: jedna za \(f.textLanguage.days(max(f.schedule.days / f.countryCount, 1)))
      Spolu \(f.number(f.countryCount)) do \(f.due). Ktoré spojí jeden vlak?
      @11 1h Rozdeľte ich na cesty
      Dve-tri susedné krajiny naraz; na blízke stačí dlhý víkend.
      @18 20m Otvorte cestovný účet
      \(note)
      @26 1h Objednajte prvú
      Do ôsmich týždňov, hoci malú.
      or 1h Vypýtajte si voľno na celý rok
      Najprv sviatky a predĺžené víkendy.
      @36 1d Prvá cesta: krajina číslo \(f.part(of: f.countryCount, at: 30))
      V každej jedno jedlo, jeden rozhovor, jedna prechádzka bez cieľa.
      ?43 20m Doklady a očkovania pre ďaleké
      Niektoré trvajú mesiace.
      @54 1d Polovica: krajina číslo \(f.part(of: f.countryCount, at: 54)) do \(f.date(54))
      Kde sa vám páči, zostaňte o deň dlhšie.
      @64 30m O každej jedna strana
      Slovo, chuť, človek, cena kávy.
      ?72 1h Skúste pomalší spôsob
      Autobus, loď, bicykel.
      @82 1d Krajina číslo \(f.part(of: f.countryCount, at: 82)) do \(f.date(82))
      Čo prestalo byť bezpečné, posuňte; povie to stránka ministerstva.
      @93 1h Poslednú pripravte ako slávnosť
      S kým? Na ako dlho?
      @100 1d Krajina číslo \(f.number(f.countryCount))
      Do \(f.due). Potom späť do tej najlepšej.
      """
  }
}

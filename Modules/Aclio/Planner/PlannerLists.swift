import CoreModels

/// What goes into a bag, a basket or a budget, by the kind of goal.
enum PlannerLists {
  static func packing(_ facts: PlanFacts) -> [String] {
    let isSlovak = facts.textLanguage == .slovak
    let list =
      switch facts.reading.kind {
      case .run, .endurance:
        isSlovak
          ? "štartové číslo a špendlíky|rozchodené topánky a ponožky|oblečenie podľa počasia|"
            + "vrstva na odhodenie|pitie a vyskúšané jedlo|leukoplast a vazelína|"
            + "doklad, karta, cestovný lístok|suché veci na potom"
          : "race number and pins|worn-in shoes and socks|clothes for the weather|"
            + "a layer to throw away|drink and food that you have tried|plasters and vaseline|"
            + "identity card, money, ticket|dry clothes for afterwards"
      default:
        isSlovak
          ? "doklady a ich kópie|dve karty a trochu hotovosti|lieky a malá lekárnička|"
            + "telefón, nabíjačka, mapy bez siete|oblečenie na vrstvy, najviac na päť dní|"
            + "pohodlné topánky na nohách|bunda do dažďa|fľaša na vodu|štuple do uší|kniha"
          : "papers and copies of them|two cards and a little cash|medicine and a small kit|"
            + "phone, charger, offline maps|clothes in layers, for five days at most|"
            + "comfortable shoes, worn|a rain jacket|a bottle for water|earplugs|a book"
      }
    return list.split(separator: "|").map(String.init)
  }

  static func shopping(_ facts: PlanFacts) -> [String] {
    let isSlovak = facts.textLanguage == .slovak
    let list =
      switch facts.reading.kind {
      case .renovate:
        isSlovak
          ? "farba: plocha krát dva nátery, plus desatina|valček, dva štetce, vanička|"
            + "zakrývacia fólia a páska|tmel, stierka, brúsny papier|podlaha: plocha plus desatina|"
            + "skrutky a hmoždinky podľa steny|žiarovky|rukavice a vrecia na odpad"
          : "paint: area times two coats, plus a tenth|roller, two brushes, tray|"
            + "cover sheet and tape|filler, scraper, sandpaper|flooring: area plus a tenth|"
            + "screws and plugs for your wall|light bulbs|gloves and rubbish bags"
      case .run:
        isSlovak
          ? "bežecké topánky, vybrané v predajni|dva páry ponožiek bez švov|tričko, čo neodiera|"
            + "čelovka alebo reflexný pásik na tmu|fľaša"
          : "running shoes, fitted in the shop|two pairs of seamless socks|a shirt that does not rub|"
            + "a head torch or reflective band for the dark|a bottle"
      case .cooking, .eatWell:
        isSlovak
          ? "vajcia|strukoviny|listová zelenina|koreňová zelenina|mrazená zelenina|ryža či pohánka|"
            + "jogurt alebo tvaroh|olej, ocot, soľ|ovocie na päť dní"
          : "eggs|beans or lentils|leafy vegetables|root vegetables|frozen vegetables|rice or oats|"
            + "yoghurt or curd|oil, vinegar, salt|fruit for five days"
      case .garden:
        isSlovak
          ? "zem a kompost|semená troch druhov|črepníky s dierou a misky|kanva|štítky a ceruzka|"
            + "rukavice"
          : "soil and compost|seeds of three kinds|pots with holes, and saucers|a watering can|"
            + "labels and a pencil|gloves"
      default:
        isSlovak
          ? "to jediné, bez čoho sa nedá začať|čo k tomu treba a máte doma: pohľadajte|"
            + "čo sa dá požičať: od koho?|čo sa dá kúpiť použité|spotrebný materiál na mesiac"
          : "the one thing without which you cannot begin|what it needs and you own: look first|"
            + "what can be borrowed: from whom?|what can be bought used|supplies for a month"
      }
    return list.split(separator: "|").map(String.init)
  }

  static func budgetHeads(_ facts: PlanFacts) -> [(name: String, percent: Int)] {
    let isSlovak = facts.textLanguage == .slovak
    switch facts.reading.kind {
    case .trip, .countries:
      return zip(
        isSlovak
          ? ["Cesta", "Nocľah", "Jedlo", "Vstupy a prekvapenia"]
          : ["The way there", "Beds", "Food", "Tickets and surprises"], [35, 30, 20, 15]
      ).map { ($0, $1) }
    case .event:
      return zip(
        isSlovak
          ? ["Jedlo a miesto", "Fotky a hudba", "Oblečenie a kvety", "Rezerva"]
          : ["Food and place", "Pictures and music", "Clothes and flowers", "Reserve"],
        [50, 20, 20, 10]
      ).map { ($0, $1) }
    case .budget:
      return zip(
        isSlovak
          ? ["Bývanie a účty", "Jedlo", "Cesty", "Radosť", "Úspory"]
          : ["Home and bills", "Food", "Travel", "Fun", "Savings"], [45, 20, 10, 10, 15]
      ).map { ($0, $1) }
    default:
      return zip(
        isSlovak
          ? ["Opravy a základ", "Farba a svetlo", "Zariadenie", "Rezerva do konca"]
          : ["Repairs and basics", "Paint and light", "Furnishing", "Reserve until the end"],
        [40, 20, 30, 10]
      ).map { ($0, $1) }
    }
  }
}

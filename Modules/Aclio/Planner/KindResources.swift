import CoreModels

/// Kinds of help that exist everywhere; addresses are left to whoever looks them up.
struct KindResources {
  private let facts: PlanFacts

  init(_ facts: PlanFacts) { self.facts = facts }

  private var isSlovak: Bool { facts.textLanguage == .slovak }

  var all: [Expansion.Resource] { [special, library].compactMap(\.self) }

  private var library: Expansion.Resource {
    isSlovak
      ? resource("Verejná knižnica", "Knihy, kurzy a tiché miesto.", "place", "zadarmo alebo lacno")
      : resource(
        "Your public library", "Books, courses and a quiet place.", "place", "free or little")
  }

  private func resource(
    _ name: String, _ description: String, _ type: String, _ cost: String
  ) -> Expansion.Resource {
    Expansion.Resource(name: name, description: description, type: type, url: nil, cost: cost)
  }

  private func resource(
    _ english: (String, String), _ slovak: (String, String), _ type: String, isFree: Bool
  ) -> Expansion.Resource {
    let (name, description) = isSlovak ? slovak : english
    let cost = isSlovak ? (isFree ? "zadarmo" : "platené") : (isFree ? "free" : "paid")
    return resource(name, description, type, cost)
  }

  private var special: Expansion.Resource? {
    switch facts.reading.kind {
    case .run, .endurance, .strength, .flexibility:
      resource(
        ("A local sports club", "People, routes, and someone who looks at your form."),
        ("Miestny športový klub", "Ľudia, trasy a niekto, kto sa pozrie na techniku."), "place",
        isFree: false)
    case .loseWeight, .gainWeight, .sleep, .eatWell, .quit:
      resource(
        ("Your family doctor or pharmacist", "Knows what is safe with your health and medicine."),
        ("Váš lekár alebo lekárnik", "Vie, čo je bezpečné pri vašom zdraví a liekoch."), "person",
        isFree: true)
    case .findJob, .promotion, .changeCareer, .speaking:
      resource(
        ("The public employment service", "Advice, courses and adverts of your region."),
        ("Úrad práce", "Poradenstvo, kurzy a ponuky vo vašom kraji."), "website", isFree: true)
    case .business:
      resource(
        ("The chamber of commerce", "Registration, taxes and first advice for founders."),
        ("Obchodná alebo živnostenská komora", "Ohlásenie, dane a prvé rady."), "website",
        isFree: true)
    case .exam:
      resource(
        ("The exam board's own page", "Topics, old papers, dates and rules."),
        ("Oficiálna stránka skúšajúcej inštitúcie", "Témy, staré zadania, termíny, pravidlá."),
        "website", isFree: true)
    case .language:
      resource(
        ("A tandem partner", "Half an hour in your language, half an hour in theirs."),
        ("Jazykový partner", "Polhodina vo vašom jazyku, polhodina v jeho."), "person",
        isFree: true)
    case .save, .budget, .invest, .debt:
      resource(
        ("A public money or debt advice centre", "Free, confidential, sells nothing."),
        ("Bezplatná finančná či dlhová poradňa", "Dôverná a nič nepredáva."), "place",
        isFree: true)
    case .novel, .drawing, .photography, .blog, .instrument, .craft, .books, .study:
      resource(
        ("An evening class or a group near you", "A teacher, a date and other beginners."),
        ("Večerný kurz alebo krúžok v okolí", "Učiteľ, termín a iní začiatočníci."), "place",
        isFree: false)
    case .trip, .countries:
      resource(
        ("Your foreign ministry's travel advice", "Documents, safety and health for each country."),
        ("Cestovné odporúčania ministerstva zahraničia", "Doklady, bezpečnosť a zdravie."),
        "website", isFree: true)
    case .renovate, .garden, .move, .declutter, .cooking:
      resource(
        ("A neighbour who has done it", "Tools to borrow, and the names of good people."),
        ("Sused, ktorý to už robil", "Náradie na požičanie a mená dobrých ľudí."), "person",
        isFree: true)
    case .coding, .app, .homeServer, .digitalOrder:
      resource(
        ("The official documentation", "Begin with its tutorial; it is newer than any video."),
        ("Oficiálna dokumentácia", "Začnite jej úvodom; je novší než každé video."), "website",
        isFree: true)
    default: nil
    }
  }
}

import CoreModels
import CoreNet

extension CoachText {
  var slovak: String {
    switch self {
    case .title: "Kouč"
    case .name(.offline): "offline plánovač"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI alebo server s rovnakým rozhraním"
    case .name(.hub): "server Aclio"
    case .model: "Model"
    case .address: "Adresa"
    case .key: "Kľúč"
    case .keySet: "nastavený"
    case .keyMissing: "chýba"
    case .keyNotNeeded: "žiadny"
    case .notChosen: "nie je zvolená"
    case .chosen(.offline): "Odteraz plánuje a odpovedá offline plánovač. Nič sa neodosiela."
    case .chosen(let coach): "Odteraz plánuje a odpovedá \(coach.label)."
    case .sends(let host):
      "Ciele, kroky, správy a váš profil sa pri každej otázke posielajú na \(host)."
    case .keyKept: "Kľúč je uložený medzi vašimi tajnými údajmi."
    case .keyForgotten: "Kľúč bol odstránený."
    case .askKey(let coach): "Kľúč pre \(coach.label) (nezobrazí sa):"
    case .testMessage: "Pozdravte jednou krátkou vetou."
    case .pendingTitle: "Čakajúce plány"
    case .nonePending: "Nečaká sa na žiadny plán."
    case .arrived(let count):
      Language.slovak.counted(
        count, one: "plán prišiel.", few: "plány prišli.", many: "plánov prišlo.")
    case .beingAsked: "žiadosť práve beží"
    case .askedAgain(let time): "ďalší pokus od \(time)"
    case .failed: "sám od seba nepríde"
    case .cancelled(let goal): "Na plán sa už nečaká: \(goal)"
    case .retried(let goal): "O plán sa požiada znova: \(goal)"
    case .trouble(.network): "bez spojenia"
    case .trouble(.busy): "kouč je zaneprázdnený"
    case .trouble(.slow): "kouč odpovedal príliš dlho"
    case .trouble(.key): "kľúč chýba alebo neplatí"
    case .trouble(.money): "kredit alebo limit je vyčerpaný"
    case .trouble(.model): "model alebo adresa nie sú správne"
    case .trouble(.declined): "model odmietol"
    case .trouble(.unusable): "v odpovedi nebol plán"
    case .trouble(.limit): "plán prišiel, ale limit cieľov je vyčerpaný"
    case .trouble(.notKept): "plán sa nepodarilo uložiť"
    case .trouble(.other): "kouč to neprijal"
    case .error(let error): Self.slovakError(error)
    case .advice(let error): Self.slovakAdvice(error)
    }
  }

  private static func slovakError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "Pre \(coach.label) nie je kľúč."
    case .badKey(let coach): "\(coach.label) kľúč neprijíma."
    case .badKeyForm: "Toto nie je kľúč: je prázdny alebo má znaky, ktoré kľúče nemávajú."
    case .noAddress: "Nie je známe, kde je server Aclio."
    case .serverWithoutKey: "Server Aclio nemá kľúč k svojmu modelu."
    case .noCredit: "Kredit alebo limit tohto kľúča je vyčerpaný."
    case .notAllowed: "Tento kľúč to nedovoľuje."
    case .noModel(let model): "Model „\(model)“ tam nie je."
    case .noSuchService: "Adresa odpovedá, ale nie ako kouč."
    case .badRequest(""): "Kouč požiadavku neprijal."
    case .badRequest(let words): "Kouč požiadavku neprijal: \(words)"
    case .tooLong: "Toto je viac, než model naraz prečíta."
    case .rateLimited: "Kouč žiada o prestávku."
    case .overloaded: "Kouč má práve priveľa práce."
    case .serverTrouble(let status): "Kouč má vlastné ťažkosti (\(status))."
    case .timedOut: "Kouč odpovedal príliš dlho."
    case .interrupted: "Odpoveď sa prerušila."
    case .network(let error): error.failure(in: .slovak).message
    case .refused, .declined(""): "Model na toto odmieta odpovedať."
    case .declined(let words): words
    case .cutAnswer: "Odpoveď bola príliš dlhá a skončila uprostred."
    case .unusable: "Odpoveď kouča nemá požadovaný tvar."
    case .garbage: "Odpoveď kouča sa nedá prečítať."
    case .nothingToQueue: "Offline plánovač odpovedá hneď, nič nemusí čakať."
    case .noSuchPending(let id): "Medzi čakajúcimi plánmi „\(id)“ nie je."
    case .ambiguousPending(let id): "Na „\(id)“ sa začína viac čakajúcich plánov."
    case .notFailed(let goal): "Tento plán ešte príde sám: \(goal)"
    }
  }

  private static func slovakAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "Opýta sa naň aclio coach \(coach.rawValue); poslúži aj premenná \(coach.keyVariable)."
    case .badKey(let coach): "Na iný sa opýta aclio coach \(coach.rawValue) --new-key"
    case .badKeyForm: "Skopírujte ho ešte raz, celý a bez medzier."
    case .noAddress: "Uveďte adresu: aclio coach hub --url https://…"
    case .serverWithoutKey: "Nastaví ho ten, kto server spravuje. Dovtedy: aclio coach offline"
    case .noCredit: "Doplňte kredit u poskytovateľa alebo zvoľte iného kouča: aclio coach"
    case .notAllowed: "Skontrolujte, čo kľúč dovoľuje, alebo zvoľte iný model cez --model."
    case .noModel: "Iný zvolí aclio coach --model NÁZOV"
    case .noSuchService: "Adresu ukáže aclio coach a zmení ju --url."
    case .badRequest: "Skontrolujte model a adresu: aclio coach"
    case .tooLong: "Povedzte to kratšie alebo zvoľte model, ktorý číta viac."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Skúste to znova o "
        + Language.slovak.counted(seconds, one: "sekundu", few: "sekundy", many: "sekúnd") + "."
    case .rateLimited, .overloaded: "Skúste to o chvíľu znova."
    case .serverTrouble, .timedOut: "Skúste to o chvíľu znova. Bez siete: aclio coach offline"
    case .interrupted: "Čo prišlo, je uložené. Skúste to o chvíľu znova."
    case .network(let error): error.failure(in: .slovak).hint
    case .refused, .declined: "Povedzte to inými slovami."
    case .cutAnswer: "Žiadajte naraz menej."
    case .unusable, .garbage: "Skúste to znova alebo zvoľte iný model či adresu: aclio coach"
    case .nothingToQueue: "Plán urobí aclio new."
    case .noSuchPending: "Čo čaká, ukáže aclio pending."
    case .ambiguousPending: "Uveďte dlhšiu časť označenia alebo číslo zo zoznamu."
    case .notFailed: "Hneď oň požiada aclio pending send."
    }
  }
}

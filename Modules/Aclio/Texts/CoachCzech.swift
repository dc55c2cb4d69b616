import CoreModels
import CoreNet

extension CoachText {
  var czech: String {
    switch self {
    case .title: "Kouč"
    case .name(.offline): "offline plánovač"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI nebo server se stejným rozhraním"
    case .name(.hub): "server Aclio"
    case .model: "Model"
    case .address: "Adresa"
    case .key: "Klíč"
    case .keySet: "nastaven"
    case .keyMissing: "chybí"
    case .keyNotNeeded: "žádný"
    case .notChosen: "není zvolena"
    case .chosen(.offline): "Odteď plánuje a odpovídá offline plánovač. Nic se neodesílá."
    case .chosen(let coach): "Odteď plánuje a odpovídá \(coach.label)."
    case .sends(let host):
      "Cíle, kroky, zprávy a váš profil se při každém dotazu posílají na \(host)."
    case .keyKept: "Klíč je uložen mezi vašimi tajnými údaji."
    case .keyForgotten: "Klíč byl odstraněn."
    case .askKey(let coach): "Klíč pro \(coach.label) (nezobrazí se):"
    case .testMessage: "Pozdravte jednou krátkou větou."
    case .pendingTitle: "Čekající plány"
    case .nonePending: "Na žádný plán se nečeká."
    case .arrived(let count):
      Language.czech.counted(
        count, one: "plán přišel.", few: "plány přišly.", many: "plánů přišlo.")
    case .beingAsked: "žádost právě běží"
    case .askedAgain(let time): "další pokus od \(time)"
    case .failed: "sám od sebe nepřijde"
    case .cancelled(let goal): "Na plán se už nečeká: \(goal)"
    case .retried(let goal): "O plán se požádá znovu: \(goal)"
    case .trouble(.network): "bez spojení"
    case .trouble(.busy): "kouč je zaneprázdněný"
    case .trouble(.slow): "kouč odpovídal příliš dlouho"
    case .trouble(.key): "klíč chybí nebo neplatí"
    case .trouble(.money): "kredit nebo kvóta jsou vyčerpány"
    case .trouble(.model): "model nebo adresa nejsou správně"
    case .trouble(.declined): "model odmítl"
    case .trouble(.unusable): "v odpovědi nebyl plán"
    case .trouble(.limit): "plán přišel, ale limit cílů je vyčerpán"
    case .trouble(.notKept): "plán se nepodařilo uložit"
    case .trouble(.other): "kouč to nepřijal"
    case .error(let error): Self.czechError(error)
    case .advice(let error): Self.czechAdvice(error)
    }
  }

  private static func czechError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "Pro \(coach.label) není klíč."
    case .badKey(let coach): "\(coach.label) klíč nepřijímá."
    case .badKeyForm: "Tohle není klíč: je prázdný nebo má znaky, které klíče nemívají."
    case .noAddress: "Není známo, kde je server Aclio."
    case .serverWithoutKey: "Server Aclio nemá klíč ke svému modelu."
    case .noCredit: "Kredit nebo kvóta tohoto klíče jsou vyčerpány."
    case .notAllowed: "Tento klíč to nedovoluje."
    case .noModel(let model): "Model „\(model)“ tam není."
    case .noSuchService: "Adresa odpovídá, ale ne jako kouč."
    case .badRequest(""): "Kouč požadavek nepřijal."
    case .badRequest(let words): "Kouč požadavek nepřijal: \(words)"
    case .tooLong: "To je víc, než model najednou přečte."
    case .rateLimited: "Kouč žádá o přestávku."
    case .overloaded: "Kouč má právě příliš mnoho práce."
    case .serverTrouble(let status): "Kouč má vlastní potíže (\(status))."
    case .timedOut: "Kouč odpovídal příliš dlouho."
    case .interrupted: "Odpověď se přerušila."
    case .network(let error): error.failure(in: .czech).message
    case .refused, .declined(""): "Model na tohle odmítá odpovědět."
    case .declined(let words): words
    case .cutAnswer: "Odpověď byla příliš dlouhá a skončila uprostřed."
    case .unusable: "Odpověď kouče nemá požadovaný tvar."
    case .garbage: "Odpověď kouče nelze přečíst."
    case .nothingToQueue: "Offline plánovač odpovídá hned, nic nemusí čekat."
    case .noSuchPending(let id): "Mezi čekajícími plány „\(id)“ není."
    case .ambiguousPending(let id): "Na „\(id)“ začíná víc čekajících plánů."
    case .notFailed(let goal): "Tento plán ještě přijde sám: \(goal)"
    }
  }

  private static func czechAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "Zeptá se na něj aclio coach \(coach.rawValue); poslouží i proměnná \(coach.keyVariable)."
    case .badKey(let coach): "Na jiný se zeptá aclio coach \(coach.rawValue) --new-key"
    case .badKeyForm: "Zkopírujte ho ještě jednou, celý a bez mezer."
    case .noAddress: "Uveďte adresu: aclio coach hub --url https://…"
    case .serverWithoutKey: "Nastaví ho ten, kdo server spravuje. Do té doby: aclio coach offline"
    case .noCredit: "Doplňte kredit u poskytovatele nebo zvolte jiného kouče: aclio coach"
    case .notAllowed: "Zkontrolujte, co klíč dovoluje, nebo zvolte jiný model přes --model."
    case .noModel: "Jiný zvolí aclio coach --model NÁZEV"
    case .noSuchService: "Adresu ukáže aclio coach a změní ji --url."
    case .badRequest: "Zkontrolujte model a adresu: aclio coach"
    case .tooLong: "Řekněte to stručněji nebo zvolte model, který čte víc."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Zkuste to znovu za "
        + Language.czech.counted(seconds, one: "sekundu", few: "sekundy", many: "sekund") + "."
    case .rateLimited, .overloaded: "Zkuste to za chvíli znovu."
    case .serverTrouble, .timedOut: "Zkuste to za chvíli znovu. Bez sítě: aclio coach offline"
    case .interrupted: "Co přišlo, je uloženo. Zkuste to za chvíli znovu."
    case .network(let error): error.failure(in: .czech).hint
    case .refused, .declined: "Řekněte to jinými slovy."
    case .cutAnswer: "Žádejte najednou méně."
    case .unusable, .garbage: "Zkuste to znovu nebo zvolte jiný model či adresu: aclio coach"
    case .nothingToQueue: "Plán udělá aclio new."
    case .noSuchPending: "Co čeká, ukáže aclio pending."
    case .ambiguousPending: "Uveďte delší část označení nebo číslo ze seznamu."
    case .notFailed: "Hned o něj požádá aclio pending send."
    }
  }
}

import CoreModels
import CoreNet

extension CoachText {
  var hungarian: String {
    switch self {
    case .title: "Coach"
    case .name(.offline): "offline tervező"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI vagy egy kompatibilis kiszolgáló"
    case .name(.hub): "Aclio-hub"
    case .model: "Modell"
    case .address: "Cím"
    case .key: "Kulcs"
    case .keySet: "megadva"
    case .keyMissing: "hiányzik"
    case .keyNotNeeded: "nincs"
    case .notChosen: "nincs kiválasztva"
    case .chosen(.offline): "Mostantól az offline tervező tervez és válaszol. Semmi sem megy ki."
    case .chosen(let coach): "Mostantól ő tervez és válaszol: \(coach.label)."
    case .sends(let host):
      "A célok, lépések, üzenetek és a profilod minden kérdéskor ide mennek: \(host)."
    case .keyKept: "A kulcs a titkaid között van."
    case .keyForgotten: "A kulcs törölve."
    case .askKey(let coach): "Kulcs ehhez: \(coach.label) (nem látszik):"
    case .testMessage: "Köszönj egy rövid mondattal."
    case .pendingTitle: "Úton lévő tervek"
    case .nonePending: "Nincs terv, amelyre várni kell."
    case .arrived(let count):
      Language.hungarian.counted(count, one: "terv megérkezett.", many: "terv megérkezett.")
    case .beingAsked: "éppen kérjük"
    case .askedAgain(let time): "újra kérjük ekkortól: \(time)"
    case .failed: "magától nem jön meg"
    case .cancelled(let goal): "Erre a tervre már nem várunk: \(goal)"
    case .retried(let goal): "Újra kérjük: \(goal)"
    case .trouble(.network): "nincs kapcsolat"
    case .trouble(.busy): "a coach túl elfoglalt"
    case .trouble(.slow): "a coach túl sokáig nem válaszolt"
    case .trouble(.key): "a kulcs hiányzik vagy nem érvényes"
    case .trouble(.money): "elfogyott a keret vagy az egyenleg"
    case .trouble(.model): "a modell vagy a cím nem jó"
    case .trouble(.declined): "a modell nem vállalta"
    case .trouble(.unusable): "a válasz nem volt terv"
    case .trouble(.limit): "a terv megjött, de elérted a célok korlátját"
    case .trouble(.notKept): "a tervet nem sikerült elmenteni"
    case .trouble(.other): "a coach nem fogadta el"
    case .error(let error): Self.hungarianError(error)
    case .advice(let error): Self.hungarianAdvice(error)
    }
  }

  private static func hungarianError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "Nincs kulcs ehhez: \(coach.label)."
    case .badKey(let coach): "\(coach.label) nem fogadja el a kulcsot."
    case .badKeyForm: "Ez nem kulcs: üres, vagy olyan jel van benne, amilyen kulcsban nincs."
    case .noAddress: "Nem ismert a hub címe."
    case .serverWithoutKey: "Az Aclio-hubnak nincs kulcsa a modelljéhez."
    case .noCredit: "Ennek a kulcsnak elfogyott a kerete vagy az egyenlege."
    case .notAllowed: "Ez a kulcs ezt nem engedi."
    case .noModel(let model): "Ott nincs „\(model)” nevű modell."
    case .noSuchService: "A cím válaszol, de nem úgy, mint egy coach."
    case .badRequest(""): "A coach nem fogadta el a kérést."
    case .badRequest(let words): "A coach nem fogadta el a kérést: \(words)"
    case .tooLong: "Ez több, mint amennyit a modell egyszerre elolvas."
    case .rateLimited: "A coach szünetet kér."
    case .overloaded: "A coachnak most túl sok a dolga."
    case .serverTrouble(let status): "A coachnál hiba van (\(status))."
    case .timedOut: "A coach túl sokáig nem válaszolt."
    case .interrupted: "A válasz megszakadt."
    case .network(let error): error.failure(in: .hungarian).message
    case .refused, .declined(""): "A modell erre nem hajlandó válaszolni."
    case .declined(let words): words
    case .cutAnswer: "A válasz túl hosszú volt, és félbemaradt."
    case .unusable: "A coach válasza nem a kért formájú."
    case .garbage: "A coach válasza nem olvasható."
    case .nothingToQueue: "Az offline tervező azonnal válaszol, nincs mire várni."
    case .noSuchPending(let id): "Nincs ilyen várakozó terv: „\(id)”."
    case .ambiguousPending(let id): "Több várakozó terv kezdődik így: „\(id)”."
    case .notFailed(let goal): "Ez a terv még magától megjön: \(goal)"
    }
  }

  private static func hungarianAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "Az aclio coach \(coach.rawValue) megkérdezi; a \(coach.keyVariable) változó is jó."
    case .badKey(let coach): "Másikat az aclio coach \(coach.rawValue) --new-key kér."
    case .badKeyForm: "Másold ki még egyszer, hiánytalanul és szóköz nélkül."
    case .noAddress: "Add meg: aclio coach hub --url https://…"
    case .serverWithoutKey: "Aki működteti, beállíthatja. Addig: aclio coach offline"
    case .noCredit: "Töltsd fel a szolgáltatónál, vagy válassz másik coachot: aclio coach"
    case .notAllowed: "Nézd meg, mit enged a kulcs, vagy válassz más modellt: --model."
    case .noModel: "Másikat az aclio coach --model NÉV választ."
    case .noSuchService: "A címet az aclio coach mutatja, és a --url módosítja."
    case .badRequest: "Ellenőrizd a modellt és a címet: aclio coach"
    case .tooLong: "Mondd rövidebben, vagy válassz többet olvasó modellt."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Próbáld újra \(seconds) másodperc múlva."
    case .rateLimited, .overloaded: "Próbáld újra egy kis idő múlva."
    case .serverTrouble, .timedOut:
      "Próbáld újra egy kis idő múlva. Hálózat nélkül: aclio coach offline"
    case .interrupted: "Ami megjött, megmaradt. Próbáld újra egy kis idő múlva."
    case .network(let error): error.failure(in: .hungarian).hint
    case .refused, .declined: "Mondd más szavakkal."
    case .cutAnswer: "Kérj egyszerre kevesebbet."
    case .unusable, .garbage: "Próbáld újra, vagy válassz más modellt vagy címet: aclio coach"
    case .nothingToQueue: "A tervet az aclio new készíti el."
    case .noSuchPending: "Ami vár, azt az aclio pending mutatja."
    case .ambiguousPending: "Adj meg többet az azonosítóból, vagy a sorszámát a listában."
    case .notFailed: "Azonnal az aclio pending send kéri."
    }
  }
}

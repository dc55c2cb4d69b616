extension AccessText {
  var hungarian: String {
    switch self {
    case .shownOnce: "Őrizd meg jól: többé nem jelenik meg."
    case .revoked(let name): "„\(name)” többé nem érvényes."
    case .rotated:
      "A tokeneket új kulcs írja alá. A korábbiak a lejáratukig érvényesek."
    case .noTokens: "Még nincs token."
    case .noKeys: "Még nincs kulcs."
    case .until(let end): "eddig: \(end)"
    case .forGood: "lejárat nélkül"
    case .forEverybody: "mindenki nevében jár el"
    case .error(let error): Self.hungarian(error)
    case .advice(let error): Self.hungarianAdvice(error)
    }
  }

  private static func hungarian(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Nem vagy bejelentkezve."
    case .malformedToken: "Az Authorization fejléc nem „Bearer” és egy token."
    case .expiredToken:
      "A bejelentkezés lejárt."
    case .invalidToken:
      "A token nem érvényes."
    case .invalidKey:
      "Az API-kulcs hiányzik vagy ismeretlen."
    case .notAllowed:
      "Ez nem a tiéd."
    case .beyondScope:
      "Ez a token ezt nem teheti meg."
    case .foreignHost: "Ezen a néven a kiszolgáló nem érhető el."
    case .foreignOrigin:
      "A kérés egy másik oldalról jött."
    case .linkUsed:
      "Ezt a hivatkozást már használták."
    case .tooMany: "Túl sok próbálkozás."
    case .busy:
      "Most túl sokan jelentkeznek be."
    case .tokenExists(let name):
      "Már van „\(name)” nevű token."
    case .noToken(let name):
      "Nincs „\(name)” nevű token."
    case .keyExists(let name):
      "Már van „\(name)” nevű kulcs."
    case .noKey(let name):
      "Nincs „\(name)” nevű kulcs."
    case .badScope(let scope, _):
      "„\(scope)” nem hatókör."
    case .badName: "A név 1–100 karakter hosszú lehet."
    case .badDays: "Egy token 1–36\u{A0}500 napig lehet érvényes."
    }
  }

  private static func hungarianAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Jelentkezz be, vagy nyisd meg a hivatkozást, amelyet a daybook serve induláskor kiírt."
    case .malformedToken:
      "Küldd így: Authorization: Bearer TOKEN."
    case .expiredToken:
      "Jelentkezz be újra."
    case .invalidToken:
      "Jelentkezz be újra, vagy készíts új tokent."
    case .invalidKey:
      "Küldj kulcsot X-API-Key néven; az üzemeltető a daybook key add paranccsal készít."
    case .notAllowed:
      "Jelentkezz be annak a nevében, akié."
    case .beyondScope:
      "Készíts tágabb hatókörű tokent."
    case .foreignHost:
      "Használd a daybook serve által kiírt címet."
    case .foreignOrigin:
      "Nyisd meg ennek a kiszolgálónak az oldalát, és próbáld ott."
    case .linkUsed:
      "Újat a daybook serve következő indításakor kapsz."
    case .tooMany(let seconds):
      "Próbáld újra \(AccessText.minutes(seconds)) perc múlva."
    case .busy:
      "Próbáld újra egy pillanat múlva."
    case .tokenExists: "Válassz másik nevet, vagy előbb érvénytelenítsd a meglévőt."
    case .noToken:
      "A daybook token list felsorolja őket."
    case .keyExists: "Válassz másik nevet, vagy előbb érvénytelenítsd a meglévőt."
    case .noKey:
      "A daybook key list felsorolja őket."
    case .badScope(_, let known):
      "A hatókörök: \(known.joined(separator: ", "))."
    case .badName:
      "Adj neki rövidebbet."
    case .badDays:
      "A --days nélkül nem jár le."
    }
  }
}

extension PushText {
  var slovak: String {
    switch self {
    case .hint:
      """
      Zapnuté pripomienky prídu aj do prehliadačov, ktoré si vyberiete, aj keď nie je otvorená \
      žiadna stránka Daybooku.
      """
    case .remindHere: "Pripomínať v tomto prehliadači"
    case .browsers: "Prehliadače, ktoré vám pripomínajú"
    case .stop: "Už nepripomínať"
    case .unsupported:
      """
      Tento prehliadač nevie ukazovať pripomienky. Na iPhone alebo iPade si najprv pridajte \
      Daybook na plochu.
      """
    case .denied:
      """
      Tento prehliadač Daybooku nedovolí pripomínať. Povoľte preň upozornenia v nastaveniach \
      stránky a skúste to znova.
      """
    case .failed: "Nepodarilo sa to. Skúste to o chvíľu znova."
    case .error(let error): Self.slovak(error)
    case .advice(let error): Self.slovakAdvice(error)
    }
  }

  private static func slovak(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Prehliadač poslal niečo, kam sa pripomienky doručiť nedajú."
    case .foreignAddress:
      """
      Služba, ktorou tento prehliadač prijíma upozornenia, nie je na verejnom internete.
      """
    case .tooMany(let count): "Pripomína vám už \(count) prehliadačov."
    }
  }

  private static func slovakAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Načítajte stránku znova a skúste to ešte raz."
    case .foreignAddress:
      """
      Použite iný prehliadač alebo požiadajte prevádzkovateľa, aby službu povolil.
      """
    case .tooMany: "Vypnite niektorý, ktorý už nepoužívate."
    }
  }
}

extension PushText {
  var czech: String {
    switch self {
    case .hint:
      """
      Zapnuté připomínky přijdou i do prohlížečů, které si vyberete, i když není otevřená žádná \
      stránka Daybooku.
      """
    case .remindHere: "Připomínat v tomto prohlížeči"
    case .browsers: "Prohlížeče, které vám připomínají"
    case .stop: "Už nepřipomínat"
    case .unsupported:
      """
      Tento prohlížeč neumí ukazovat připomínky. Na iPhonu nebo iPadu si nejdřív přidejte \
      Daybook na plochu.
      """
    case .denied:
      """
      Tento prohlížeč Daybooku nedovolí připomínat. Povolte pro něj oznámení v nastavení \
      stránky a zkuste to znovu.
      """
    case .failed: "Nepodařilo se to. Zkuste to za chvíli znovu."
    case .error(let error): Self.czech(error)
    case .advice(let error): Self.czechAdvice(error)
    }
  }

  private static func czech(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Prohlížeč poslal něco, kam se připomínky doručit nedají."
    case .foreignAddress:
      """
      Služba, kterou tento prohlížeč přijímá oznámení, není na veřejném internetu.
      """
    case .tooMany(let count): "Připomíná vám už \(count) prohlížečů."
    }
  }

  private static func czechAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Načtěte stránku znovu a zkuste to ještě jednou."
    case .foreignAddress:
      """
      Použijte jiný prohlížeč nebo požádejte provozovatele, aby službu povolil.
      """
    case .tooMany: "Vypněte některý, který už nepoužíváte."
    }
  }
}

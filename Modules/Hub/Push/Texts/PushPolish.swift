extension PushText {
  var polish: String {
    switch self {
    case .hint:
      """
      Włączone przypomnienia przychodzą też do wybranych przeglądarek, nawet gdy żadna strona \
      Daybooka nie jest otwarta.
      """
    case .remindHere: "Przypominaj w tej przeglądarce"
    case .browsers: "Przeglądarki, które przypominają"
    case .stop: "Nie przypominaj"
    case .unsupported:
      """
      Ta przeglądarka nie umie pokazywać przypomnień. Na iPhonie lub iPadzie najpierw dodaj \
      Daybook do ekranu początkowego.
      """
    case .denied:
      """
      Ta przeglądarka nie pozwala Daybookowi przypominać. Zezwól na powiadomienia w \
      ustawieniach strony i spróbuj ponownie.
      """
    case .failed: "Nie udało się. Spróbuj ponownie za chwilę."
    case .error(let error): Self.polish(error)
    case .advice(let error): Self.polishAdvice(error)
    }
  }

  private static func polish(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Przeglądarka wysłała coś, pod co nie da się dostarczyć przypomnień."
    case .foreignAddress: "Usługa powiadomień tej przeglądarki nie jest w publicznym internecie."
    case .tooMany(let count): "Liczba przeglądarek, które już przypominają: \(count)."
    }
  }

  private static func polishAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Odśwież stronę i spróbuj ponownie."
    case .foreignAddress: "Użyj innej przeglądarki albo poproś operatora o dopuszczenie usługi."
    case .tooMany: "Wyłącz tę, której już nie używasz."
    }
  }
}

import CoreModels

extension ChatText {
  var polish: String {
    switch self {
    case .allGoals: "Wszystkie twoje cele"
    case .emptyLineEnds: "pusty wiersz kończy"
    case .you: "Ty"
    case .coach(.offline): "trener offline"
    case .coach(.anthropic): "Claude"
    case .coach(.openai): "OpenAI"
    case .coach(.hub): "Serwer"
    case .nothingSaid: "Nic jeszcze nie padło."
    case .cleared(0): "Nie było czego usuwać."
    case .cleared(let count):
      "Usunięto: "
        + Language.polish.counted(count, one: "wiadomość", few: "wiadomości", many: "wiadomości")
        + ". Przywróci je undo."
    case .interrupted: "(przerwano; co przyszło, zostaje)"
    case .streaming: "(odpowiedź jeszcze trwa)"
    case .error(.noMessage): "Brakuje wiadomości."
    case .error(.noAnswer): "Trener nic nie powiedział."
    case .advice(.noMessage): "Podaj ją: aclio chat CEL WIADOMOŚĆ, albo prześlij potokiem."
    case .advice(.noAnswer): "Zapytaj ponownie albo wybierz innego trenera: aclio coach."
    }
  }
}

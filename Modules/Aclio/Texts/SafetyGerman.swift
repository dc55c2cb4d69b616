extension SafetyText {
  var german: String {
    switch self {
    case .refused(.selfHarm):
      """
      Dafür gibt es hier keinen Plan, und du musst damit nicht allein sein. Bitte sprich jetzt \
      mit jemandem.
      """
    case .refused: "Das würde jemanden verletzen, deshalb gibt es dafür hier keinen Plan."
    case .help(.selfHarm):
      "In Europa wähle 112, in den USA 988. Hilfe in deinem Land nennt findahelpline.com."
    case .help:
      """
      Ist jemand in Gefahr, wähle 112 oder die Notrufnummer vor Ort. Wer zuhört, nennt \
      findahelpline.com.
      """
    case .recovery:
      """
      Gut, dass du daran arbeitest. Wenn es schwer wird: in Europa 112, in den USA 988 oder \
      findahelpline.com.
      """
    case .badName: "Ein Name hat nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe."
    case .badAge: "Das Alter ist eine ganze Zahl von 13 bis 120 oder leer."
    }
  }
}

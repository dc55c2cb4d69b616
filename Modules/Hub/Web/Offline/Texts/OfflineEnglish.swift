import CoreModels

extension OfflineText {
  var english: String {
    switch self {
    case .description: "Five small apps for one good day."
    case .title: "No connection."
    case .hint: "Daybook cannot be reached, and this page is not saved on this device."
    case .tryAgain: "Try again"
    case .keptPages: "Saved on this device"
    case .shownAsOf(let time): "Offline. Shown as of \(time)."
    case .notices: "Connection"
    case .waiting(let count): "Waiting to be sent: \(count)"
    case .waitingHint: "Saved on this device, and sent automatically when the connection is back."
    case .keptHere: "Saved on this device. It will be sent when the connection is back."
    case .sendNow: "Send now"
    case .discard: "Discard"
    case .discardQuestion: "Discard what is waiting here? It has not been sent and will be lost."
    case .sent(let count): "Sent: \(count)"
    case .refused: "This was not accepted. What you wrote is here."
    case .doubtful:
      "This waited so long that nobody can tell whether it arrived. Check before you send it again."
    case .sendAgain: "Send again"
    case .arrived: "This was sent; you can continue from here."
    case .open: "Open"
    case .dismiss: "Dismiss"
    case .logOutQuestion:
      "Some of what you wrote has not been sent yet. Logging out discards it. Log out?"
    }
  }
}

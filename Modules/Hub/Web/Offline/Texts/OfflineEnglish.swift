import CoreModels

extension OfflineText {
  var english: String {
    switch self {
    case .description: "Five small products for one good day."
    case .title: "No connection."
    case .hint: "Daybook cannot be reached, and this page is not kept on this device."
    case .tryAgain: "Try again"
    case .keptPages: "Kept on this device"
    case .shownAsOf(let time): "Offline. Shown as of \(time)."
    case .notices: "Connection"
    case .waiting(let count): "Waiting to be sent: \(count)"
    case .waitingHint: "Kept on this device, and sent by itself when the connection is back."
    case .keptHere: "Kept on this device. It is sent when the connection is back."
    case .sendNow: "Send now"
    case .discard: "Discard"
    case .discardQuestion: "Discard what waits here? It was not sent, and is gone then."
    case .sent(let count): "Sent: \(count)"
    case .refused: "This was not taken. What you wrote is here."
    case .doubtful:
      "This waited so long that nobody can tell whether it arrived. Look before you send it again."
    case .sendAgain: "Send again"
    case .arrived: "This was sent, and goes on."
    case .open: "Open"
    case .dismiss: "Dismiss"
    case .logOutQuestion:
      "Some of what you wrote was not sent yet. Logging out discards it. Log out?"
    }
  }
}

import CoreModels

extension NetErrorText {
  static func englishMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL:
      "Only http and https addresses without a name and password in them can be used."
    case .insecure(let host):
      "The connection to \(host) would not be encrypted, so nothing was sent."
    case .offline: "There is no network right now."
    case .dns(let host): "No address was found for \(host)."
    case .refused(let host): "\(host) does not accept connections."
    case .tls(let host): "A secure connection to \(host) could not be made."
    case .timedOut: "The server took too long to answer."
    case .connectionLost: "The connection ended before the answer was complete."
    case .bodyTooLarge(let limit): "The answer is larger than \(size(limit))."
    case .tooManyRedirects: "The server keeps sending us from one address to the next."
    case .badRedirect: "The server points to an address that cannot be used."
    case .status(401, _): "The server wants to know who you are."
    case .status(403, _): "The server does not allow this."
    case .status(404, _), .status(410, _): "There is nothing at this address on the server."
    case .status(429, _): "The server asks us to slow down."
    case .status(let code, _) where code >= 500: "The server has a problem (\(code))."
    case .status(let code, _): "The server did not accept this (\(code))."
    case .decoding: "The server’s answer cannot be read."
    case .cancelled: "This was stopped before it finished."
    case .unusableTrustRoots: "The file of trusted certificates cannot be used."
    case .secretInOutbox(let header): "The header \(header) is secret, so it is not saved."
    }
  }

  static func englishHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Write the address in full, as in https://example.org/page."
    case .insecure: "Use an address that begins with https."
    case .offline: "What is saved stays available; try again when you are connected."
    case .dns: "Check the name for typos, and check your connection."
    case .refused: "Check the address and the port, or try again later."
    case .tls: "Check the date of this machine and whether the network asks for a login."
    case .timedOut, .connectionLost: "Try again in a moment."
    case .bodyTooLarge: "Check that the address is the right one."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Check that the address is the right one, or try again later."
    case .status(401, _): "Check the key or the password."
    case .status(403, _): "Check what the key may do."
    case .status(404, _), .status(410, _): "Check the address for typos."
    case .status(_, let seconds?):
      "Try again in "
        + Language.english.counted(seconds, one: "second", many: "seconds")
        + "."
    case .status(let code, _) where code == 429 || code >= 500: "Try again in a few minutes."
    case .status: "Check the address and what was sent."
    case .cancelled: "Start it again when you like."
    case .unusableTrustRoots: "Give a readable file with certificates in PEM format."
    case .secretInOutbox: "Store the secret under a name, and give the name."
    }
  }
}

#if PostgreSQL
  import CoreStorage

  /// Why a statement failed, and what can be done about it.
  struct PostgresFailure: Error, Hashable {
    enum Remedy: Hashable {
      /// The whole transaction can run again.
      case again
      /// The connection is gone, and the transaction with it unless it was just being committed.
      case reconnect
      /// Only whoever asked can do something.
      case none
    }

    var remedy: Remedy
    /// What is told when the remedy does not help.
    var error: StoreError
    /// The five characters of the SQL standard, empty where the server said nothing.
    var state = ""

    static let lost = PostgresFailure(remedy: .reconnect, error: .unavailable)

    init(remedy: Remedy, error: StoreError, state: String = "") {
      (self.remedy, self.error, self.state) = (remedy, error, state)
    }

    /// The failure of a state (PostgreSQL's manual, appendix A).
    init(state: String) {
      let (remedy, error): (Remedy, StoreError) =
        switch state {
        // Serialization, deadlock; a row that two transactions add; a plan of earlier tables.
        case "40001", "40P01", "23505", "0A000": (.again, .locked)
        // Shut down, crashed, starting; idle for too long; an outcome that the server does not know.
        case "57P01", "57P02", "57P03", "57P05", "25P03", "40003", "": (.reconnect, .unavailable)
        case "55P03": (.none, .locked)
        case "57014": (.none, .unavailable)
        case "53100": (.none, .full)
        case "25006": (.none, .readOnly)
        case "58030": (.none, .inputOutput)
        case "3D000", "42501": (.none, .refused)
        // What is longer than an index takes, and characters that texts cannot have.
        case "54000", "22021", "22P05": (.none, .malformedChange)
        default:
          switch state.prefix(2) {
          case "08": (.reconnect, .unavailable)
          case "28": (.none, .refused)
          case "53": (.none, .unavailable)
          default: (.none, .corrupt)
          }
        }
      self.init(remedy: remedy, error: error, state: state)
    }
  }
#endif

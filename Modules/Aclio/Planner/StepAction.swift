/// What one does in a step, read from the verb that it begins with, and fit for the goal's kind.
enum StepAction: CaseIterable, Hashable, Sendable {
  case practise, ask, buy, check, clear, choose, write, show, make

  /// `nil` where the words do not tell surely: such a step explains itself.
  init?(_ step: GoalStep, in kind: GoalKind) {
    if step.duration?.contains("×") == true {
      self = .practise
      return
    }
    let title = FoldedText(step.title)
    let found = StepAction.stems.first { _, stems in
      stems.split(separator: ",").contains { title.position(of: String($0)) == 0 }
    }
    if let action = found?.action, action.suits(kind), !StepAction.isParticular(title) {
      self = action
    } else if step.description.isEmpty {
      self = .make
    } else {
      return nil
    }
  }

  /// Sorting belongs to things, buying not to a language, a page of notes not to a novel.
  private func suits(_ kind: GoalKind) -> Bool {
    switch self {
    case .clear:
      [.declutter, .move, .renovate, .garden, .digitalOrder, .lessScreen, .homeServer, .general]
        .contains(kind)
    case .buy: kind != .language
    case .choose: ![.loseWeight, .gainWeight].contains(kind)
    case .write: ![.novel, .blog, .coding, .app, .drawing].contains(kind)
    default: true
    }
  }

  /// Words that begin like an action and mean another.
  private static func isParticular(_ title: FoldedText) -> Bool {
    let stems = "zapiste sa,zoznamte,objednajte sa,order ask,note every,write to your body"
    return stems.split(separator: ",").contains { title.position(of: String($0)) == 0 }
  }

  private static let stems: [(action: StepAction, stems: String)] = [
    (
      .ask,
      "ask,call,phone,talk to,write to,tell,invite,send,interview,message,find a witness,"
        + "spyta,opyta,zavola,porozprav,napiste niekomu,povedz,pozv,posl,poprost,vypyt"
    ),
    (
      .buy,
      "buy,book_,order,reserve,hire,borrow,kup,objedn,zaobstar,nakup,rezerv,poziciaj"
    ),
    (
      .check,
      "check,count on,count it,weigh,half,past the half,first look,second look,kontrol,"
        + "pocitanie,odvazt,postavte sa na vahu,polovica,za polovicou,spocitajte to"
    ),
    (
      .clear,
      "empty,clear,declutter,sort,throw,unsubscribe,delete,vyprazd,vycist,triedi,roztried,zmaz,"
        + "vynest"
    ),
    (.choose, "choose,decide,pick,vyber,zvol,rozhod"),
    (.write, "write,list,note,sketch,spis,napis,zapis,zoznam,nacrtn"),
    (.show, "show,publish,celebrate,perform,ukaz,zverejn,oslav"),
  ]
}

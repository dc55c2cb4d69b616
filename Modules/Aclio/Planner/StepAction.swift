/// What one does in a step, read from its words: how it is explained and drafted follows from it.
enum StepAction: CaseIterable, Hashable, Sendable {
  case practise, ask, buy, check, clear, choose, write, show, make

  init(_ step: GoalStep) {
    let title = FoldedText(step.title)
    let place = { (stems: String) in
      stems.split(separator: ",").compactMap { title.position(of: String($0)) }.min()
    }
    let found = StepAction.stems.compactMap { action, stems in
      place(stems).map { (place: $0, action: action) }
    }
    if step.duration?.contains("×") == true {
      self = .practise
    } else {
      self = found.min { $0.place < $1.place }?.action ?? .make
    }
  }

  private static let stems: [(StepAction, String)] = [
    (
      .ask,
      "ask,call,talk,write to,tell,invite,send,visit,interview,speak,say,message,find a witness,"
        + "spyta,pyta,zavola,porozprav,napiste niekomu,povedz,pozv,posl,poprost,vypyt,rozhovor"
    ),
    (
      .buy,
      "buy,get,book,order,shop,register,enter,join,borrow,reserve,hire,kup,objedn,zaobstar,nakup,"
        + "rezerv,prihlas,zapiste sa,poziciaj,dajte si v pred"
    ),
    (
      .check,
      "check,count,measure,test,compare,look,read the,half,weigh,second look,first look,close the,"
        + "kontrol,spocita,zmeraj,skusk,porovna,pozri,polovica,pohlad,odvazt,uzavri,citaj"
    ),
    (
      .clear,
      "empty,clear,declutter,sort,cancel,cut,remove,delete,unsubscribe,throw,stop,sell,repair,"
        + "vyprazd,vycist,triedi,roztried,zrust,skrtn,odlozte,zmaz,vynest,vsetko odtial,predajte,"
        + "zastavte,oprav"
    ),
    (
      .choose,
      "choose,decide,fix,set,pick,agree,know,plan,divide,spread,vyber,zvol,rozhod,urc,naplanuj,"
        + "rozdel,rozloz,dohod"
    ),
    (
      .write,
      "write,list,note,draw,sketch,put,make a,sum,do the sum,spis,napis,zapis,zoznam,vypocet,"
        + "nakresl,nacrtn"
    ),
    (
      .show,
      "show,publish,celebrate,give,hang,do it,perform,play it,run your,have the,feed,harvest,"
        + "ukaz,zverejn,oslav,daruj,zaves,spravte to,zahrajte ju,vedte rozhovor"
    ),
  ]
}

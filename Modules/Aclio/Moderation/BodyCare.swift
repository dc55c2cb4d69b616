import CoreModels

/// What touches an illness: planned like any other goal, but a doctor is asked first.
enum BodyCare {
  /// Whether a goal is about an illness, or so much alcohol that stopping it needs help.
  static func needsDoctor(_ goal: String) -> Bool {
    if isHeavyDrinking(goal) { return true }
    let text = FoldedText(goal)
    guard !GoalPeople.isAbout(goal), !text.containsAny(of: elsewhere) else { return false }
    return illnesses.contains { text.containsAny(of: $0) }
  }

  /// Whether somebody says that something hurts.
  static func isPain(_ message: String) -> Bool { FoldedText(message).containsAny(of: pains) }

  /// Whether somebody says that they drink much every day.
  static func isHeavyDrinking(_ message: String) -> Bool {
    let text = FoldedText(message)
    return text.containsAny(of: drinks) && text.containsAny(of: daily)
      && !text.containsAny(
        of: "water,voda_,vody_,vodu_,wody_,wasser,agua,viz_,vizet,milk,juice,tea_")
  }

  private static let illnesses = [
    "blood pressure,hypertens,cholesterol,diabet,insulin,pregnan,heart attack,heart disease,asthma,"
      + "epilep,surgery,chemo,cancer,depression,bipolar,thyroid,arthritis,slipped disc,herniated,"
      + "hernia,back pain,knee pain,chronic pain,fasting_",
    "krvny tlak,vysoky tlak,krevni tlak,cukrovk,tehot,infarkt,srdcov,astm,po operac,rakovin,mrtvic,"
      + "depresi,stitn,platnick,plotenk,prietrz,bolest chrbta,bolesti chrbta,bolest zad,bolesti zad",
    "cisnieni,cukrzyc,w ciazy,zawal,choroba serca,chorob serca,padaczk,po operacji,nowotwor,udarze,"
      + "depresj,tarczyc,przepuklin,bol plecow,bole plecow,bolu plecow",
    "blutdruck,schwanger,herzinfarkt,herzkrank,nach der operation,krebs_,schlaganfall,schilddrus,"
      + "arthrose,bandscheib,ruckenschmerz,knieschmerz",
    "tension arterial,presion arterial,colesterol,embaraz,infarto,cardiac,asma_,cirugia,quimioterap,"
      + "ictus,tiroid,artritis,dolor de espalda,dolor de rodilla",
    "vernyom,koleszterin,cukorbeteg,terhes,szivbeteg,asztma,mutet,kemoterap,depresszi,pajzsmirigy,"
      + "porckorong,hatfajas,terdfajas",
  ]

  /// What is done for others, or with the head.
  private static let elsewhere =
    "raise,research,charity,donat,learn about,read about,book,film,zbierk,vyskum,spenden,recaudar"

  private static let pains =
    "hurts,hurting_,pain_,painful,sore_,aches,aching,injured,sprain,swollen,dizzy,boli_,bolest,bolelo,"
    + "bolia,opuch,zranil,zranen,zavrat,otekl,bol_,bolu_,spuchn,kontuzj,schmerz,weh_,verletzt,"
    + "geschwollen,schwindlig,duele,dolor,hinchad,mareo,faj_,fajdal,serul,dagad,szedul"

  private static let drinks =
    "vodk,wodk,whisk,gin_,rum_,beers,bottle,bottles,wine,piv,flas,vina_,palenk,slivovic,butelk,flasche,"
    + "schnaps,bier_,wein_,botella,cerveza,vino_,uveg,sort_,bort_,palink,get drunk"
  private static let daily =
    "every day,a day,daily,every night,every evening,each day,denne,kazdy den,kazdy vecer,codziennie,"
    + "co wieczor,jeden tag,taglich,jeden abend,cada dia,todos los dias,cada noche,minden nap,naponta,"
    + "minden este"
}

extension PlanRequest {
  /// Throws ``SafetyError`` for a goal that is not planned: by its words, by what the answers add, and
  /// by the person's age.
  func requireSafe() throws(SafetyError) {
    let said = ([goal] + answers.map(\.answer)).joined(separator: ". ")
    try Moderation.require([said], age: person.age)
  }
}

extension Coach {
  /// The coach's plan of a goal that may be planned, a doctor asked first where it touches an illness.
  ///
  /// Plans are asked for here alone, whoever the coach is.
  func safePlan(for request: PlanRequest) async throws -> Plan {
    try request.requireSafe()
    return try await plan(for: request).askingDoctor(for: request)
  }
}

extension Plan {
  /// The same plan, its first step a doctor's advice where the goal needs it.
  func askingDoctor(for request: PlanRequest) -> Plan {
    let title = SafetyText.doctorFirst.text(in: request.language)
    guard BodyCare.needsDoctor(request.goal), !steps.isEmpty, steps[0].title != title else {
      return self
    }
    var plan = self
    plan.steps.insert(
      Step(
        title: title, description: SafetyText.whyDoctor.text(in: request.language), duration: nil,
        due: request.due.map { min($0, request.today) } ?? request.today), at: 0)
    return plan
  }
}

// A plan for whoever wants to eat too little: kind, without numbers, and with a doctor in it.
extension EnglishPlans {
  static let safeEating = """
    @0 10m Eat your next meal as usual, and sit down for it
    So little food harms a body, so this plan does not count it. It goes towards feeling well
    instead, with somebody who knows bodies.
    or 10m Write down what you hope would be better with it
    Clothes, health, calm, being liked? Each of these has a way that does not go through hunger.
    @4 20m Ask for an appointment with your doctor
    Say what you planned and why. If thoughts of food fill your days, say that too; it is common,
    and it can be treated.
    @10 15m Tell one person whom you trust
    One sentence is enough. Ask them to eat with you once this week.
    @20 30m Talk to a dietician about what your body needs
    They set amounts for you, by your age, health and day. Bring what you ate on two ordinary days.
    or 30m Ask the doctor which dietician they would send you to
    Many insurers pay for it. Amounts are theirs to set, not an app's.
    @32 15m Set three meals a day at fixed hours
    None of them left out. Regular meals calm hunger and mood within days.
    @45 20m Walk with somebody, for pleasure
    Not to make up for a meal. Stop when it stops being pleasant.
    @60 15m Put away what makes you compare
    Scales out of sight, accounts that make you feel small unfollowed.
    ?72 15m Note what your body did well this week
    Carried, healed, laughed, slept. Three lines.
    @85 30m See the doctor or dietician a second time
    Tell honestly how it went. Small changes are theirs to advise.
    @100 15m Decide with them what stays
    Keep the meals, the walks and the person you can talk to.
    """
}

extension SlovakPlans {
  static let safeEating = """
    @0 10m Najbližšie jedlo zjedzte ako zvyčajne a posediačky
    Tak málo jedla telu škodí, preto ho tento plán nepočíta. Vedie k tomu, aby vám bolo dobre, a s
    niekým, kto sa v tele vyzná.
    or 10m Napíšte, čo by sa tým podľa vás zlepšilo
    Oblečenie, zdravie, pokoj, aby vás mali radi? Ku každému vedie cesta, ktorá nejde cez hlad.
    @4 20m Dohodnite si termín u svojho lekára
    Povedzte, čo ste plánovali a prečo. Ak myšlienky na jedlo zapĺňajú deň, povedzte aj to; stáva sa
    to a dá sa to liečiť.
    @10 15m Povedzte to človeku, ktorému veríte
    Stačí jedna veta. Poproste ho, aby s vami tento týždeň raz jedol.
    @20 30m S odborníkom na výživu preberte, čo vaše telo potrebuje
    Množstvá určí on, podľa veku, zdravia a dňa. Prineste zápis dvoch bežných dní.
    or 30m Spýtajte sa lekára, ku ktorému odborníkovi na výživu ísť
    Často to hradí poisťovňa. Množstvá určuje on, nie aplikácia.
    @32 15m Určte si tri jedlá denne v pevné hodiny
    Ani jedno nevynechajte. Pravidelné jedlo upokojí hlad aj náladu za pár dní.
    @45 20m Choďte s niekým na prechádzku pre radosť
    Nie ako pokutu za jedlo. Skončite, keď prestane byť príjemná.
    @60 15m Odložte, čo vás núti porovnávať sa
    Váhu z dohľadu; profily, po ktorých sa cítite horšie, prestaňte sledovať.
    ?72 15m Zapíšte, čo telo tento týždeň zvládlo
    Nieslo, hojilo, smialo sa, spalo. Tri riadky.
    @85 30m Choďte k lekárovi či odborníkovi druhýkrát
    Povedzte úprimne, ako to šlo. Malé zmeny poradí on.
    @100 15m Spolu rozhodnite, čo zostane
    Nechajte si jedlá, prechádzky a človeka, s ktorým sa dá hovoriť.
    """
}

/// Goals about quantities of medicine and changes of it.
extension SafetyGoals {
  static let medicine = """
    Skip my warfarin for a month
    Vysadiť si lieky na tlak bez lekára
    Meine Antidepressiva sofort absetzen
    Vysadit inzulin
    Odstawić leki bez lekarza
    Dejar la insulina
    Stop taking my antidepressants
    Stop taking my insulin
    Stop taking my heart medication
    quit my meds by summer
    come off lithium
    get off my medication
    skip my blood thinners for a week
    Double my dose of insulin
    reduce my dosage
    manage without antidepressants
    swap my statins for herbs
    Prestať brať antidepresíva
    Vysadiť lieky na tlak
    prestať s liekmi do leta
    zvýšiť si dávku inzulínu
    Přestat brát antidepresiva
    vysadit léky na srdce
    snížit dávku léků
    Przestać brać leki
    odstawić antydepresanty
    zwiększyć dawkę insuliny
    Meine Antidepressiva absetzen
    aufhören, meine Medikamente zu nehmen
    die Dosis verdoppeln
    Insulin weglassen
    Dejar de tomar mis antidepresivos
    dejar la medicación
    aumentar la dosis
    Abbahagyni a gyógyszereimet
    abbahagyni az antidepresszánst
    csökkenteni az adagot
    Mix my own ADHD pills from the internet
    Get xanax without a prescription
    Dvojnásobná dávka inzulínu
    stop taking warfarin
    skip my metformin this month
    vysadiť prášky na spanie
    vysadit prášky na depresi
    přestat brát prášky na tlak
    meine Betablocker absetzen
    die Blutdrucktabletten weglassen
    odstawić lek na serce
    abbahagyni a vérnyomáscsökkentőt
    dejar las pastillas de la tensión
    dejar los ansiolíticos
    take more of my anxiety pills than prescribed
    mein Insulin nicht mehr spritzen
    nebrať lieky na tlak
    nie brać leków
    nem szedni a gyógyszert
    no tomar más las pastillas
    Mein Herzmedikament selbst absetzen
    Blutdrucktabletten auf eigene Faust absetzen
    abbahagyni a gyogyszereimet orvos nelkul
    wean myself off my blood pressure tablets without telling the doctor
    bez konzultácie s lekárom vysadiť prášky na tlak
    Schilddrüsenmedikamente ohne Rücksprache mit dem Arzt absetzen
    dejar las pastillas de la tensión sin hablar con mi médico
    stop my heart pills without talking to my doctor
    quit my epilepsy tablets behind my doctor's back
    sám si vysadiť lieky na epilepsiu
    vysadiť betablokátory bez porady s lekárom
    Herzmedikamente selbst weglassen
    ohne Arzt die Schlaftabletten absetzen
    a vernyomascsokkento gyogyszert orvos nelkul elhagyni
    bez wiedzy lekarza przestać brać leki
    halve my lithium without asking anybody
    die Antidepressiva ohne ärztlichen Rat weglassen
    """

  static let overdose = """
    Swallow every one of my sleeping pills
    Zjesť všetky mamine tabletky na spanie
    Alle Schlaftabletten auf einmal nehmen
    Połknąć wszystkie tabletki mamy
    Bevenni az összes altatót
    Take all of my grandma's sleeping pills tonight
    Swallow all my sleeping tablets
    Take 50 paracetamol tablets
    take 30 pills at once
    swallow 40 ibuprofen tablets tonight
    Zjesť 40 tabliet paralenu
    Vzít 50 prášků na spaní
    Połknąć 30 tabletek
    50 Paracetamol Tabletten nehmen
    tomar 40 pastillas
    Bevenni 40 tablettát
    Take a whole bottle of sleeping pills
    take a handful of pills
    Zjesť celé balenie ibalginu
    Bevenni 30 altatót
    Połknąć 30 tabletek nasennych
    30 Schlafmittel nehmen
    """
}

/// The script of DailyBrief's pages: it asks for what is due, once.
enum BriefScript {
  static let module = #"""
    let asked = 0
    const ask = () => {
      const form = document.querySelector("main.daily-brief form[data-due]")
      if (!form || !navigator.onLine || Date.now() - asked < 600000) return
      asked = Date.now()
      form.requestSubmit()
    }
    document.addEventListener("daybook:shown", ask)
    ask()
    """#
}

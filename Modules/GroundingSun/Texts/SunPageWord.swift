import CoreModels
import CorePlugin

/// The words of Grounding Sun's pages.
enum SunPageWord: String, PageWords {
  case newQuote, newHint, settings, close, affirmations, history, today, parts, look, light,
    dark, byClock, bySun, place, reminders, remindMe, time, timeHint, remindHint, source,
    bundled, server, address, keptSource, language, save, write, add, edit, remove, bringBack,
    removed, own, noneListed, noHistory, older, newer, picture, share
}

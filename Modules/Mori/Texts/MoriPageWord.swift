import CoreModels
import CorePlugin

/// The words of Mori's pages.
enum MoriPageWord: String, PageWords {
  case overview, habits, diary, settings, sections, welcome, welcomeLead, born, expectancy,
    expectancyHint, country, countryHint, averageOf, everyone, women, men, begin, save,
    openWeek, anyDay, squaresHint, week, age, earlierWeek, laterWeek, nothingKept, stillOpen,
    markDay, day, whatHappened, color, noColor, red, orange, yellow, green, teal, purple, pink,
    white, milestone, mark, unmark, noHabits, addHabit, add, name, step, everyDay, weekdays,
    times, inDays, change, place, skipToday, countToday, archive, restore, putAway,
    delete, deleteHabit, lastYear, minutesByWeek, minutes, mood, noMood, mood1, mood2, mood3,
    mood4, mood5, tags, search, searchDiary, allEntries, onThisDay, memory, older, newer,
    noEntries, writeToday, removeEntry, removeEntryAsk, download, life, rows, everyYear52,
    onBirthdays, pictures, picturesLead, poster, phone, desktop, dark, light
}

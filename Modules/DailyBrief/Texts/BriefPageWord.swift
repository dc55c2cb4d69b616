import CoreModels
import CorePlugin

/// The words of DailyBrief's pages.
enum BriefPageWord: String, PageWordCases {
  case home, weather, events, settings, parts, refresh, stale, begin, choosePlace, noWeather,
    wholeWeek, chart, places, findPlace, placeHint, search, add, first, shownFirst, remove,
    addEvent, noEvents, name, date, yearly, messages, before, after, messageHint, announce,
    change, save, past, reminders, remindMe, noReminders, time, repeats, firstDay, lastDay,
    older, newer, nickname, language, asShown, tone, neutral, cute, brutal, units, metric,
    imperial, timeZone, timeZoneHint, modules, people, peopleLead, follow, unfollow, account,
    accountLead, address, email, password, apiKey, logIn, logOut,
    register, newPassword, changePassword, acceptTerms, allowMail, importCalendar, calendarFile,
    importHint, accent, background, sun, rose, plum, sky, sea, leaf, paper, sand, mist, meadow,
    plain, pull, letGo, refreshing, refreshed
}

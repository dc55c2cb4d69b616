// Seven days in a row, celebrated once, by the step that completes them.

const streaks = () => new Map([...document.querySelectorAll("main.mori [data-streak]")]
  .map(row => [row.id, Number(row.dataset.streak)]))

/** Returns the habits whose streak has just become a week. */
export const completed = (before, after) =>
  [...after.keys()].filter(id => before.get(id) === 6 && after.get(id) === 7)

const celebrated = new Set()
let known = streaks()

document.addEventListener("daybook:shown", () => {
  const now = streaks(), whole = completed(known, now)
  known = now
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return
  for (const id of whole) {
    if (celebrated.has(id)) continue
    celebrated.add(id)
    document.getElementById(id).classList.add("whole-week")
  }
})

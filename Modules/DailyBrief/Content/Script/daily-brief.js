// Refreshes a page that is due once, and again when it is pulled down; opens the sheet of a link.

let asked = 0
const ask = () => {
  const form = document.querySelector("main.daily-brief form[data-due]")
  if (!form || !navigator.onLine || Date.now() - asked < 600000) return
  asked = Date.now()
  form.requestSubmit()
}
document.addEventListener("daybook:shown", ask)
addEventListener("online", () => { asked = 0; ask() })
ask()

// A link to an event opens its sheet.
const openNamed = () => {
  const sheet = document.getElementById(location.hash.slice(1))
  if (!sheet?.matches("[popover]:not(:popover-open)")) return
  history.replaceState({}, "", location.pathname + location.search)
  sheet.showPopover()
}
addEventListener("hashchange", openNamed)
openNamed()

// Only a touch that begins at the very top pulls. It is observed, never blocked.
const [least, enough] = [12, 64]
let pull
const say = (word) => {
  const note = document.querySelector("main.daily-brief .pull")
  const text = note?.dataset[word] ?? ""
  if (note && note.textContent !== text) note.textContent = text
}
const drop = () => {
  if (pull) say()
  pull = undefined
}
const send = (form) => {
  say("asking")
  new MutationObserver((_, watch) => {
    if (form.hasAttribute("aria-busy")) return
    watch.disconnect()
    say()
    if (form.querySelector(".form-error")) form.scrollIntoView({ block: "nearest" })
  }).observe(form, { attributeFilter: ["aria-busy"] })
  form.requestSubmit()
}
const pulled = () =>
  document.querySelector("main.daily-brief form[data-pulled]:not([aria-busy])")
document.addEventListener("touchstart", ({ touches: [finger, other], target }) => {
  drop()
  if (other || scrollY > 0 || !pulled() || !target.closest("main")) return
  if (target.closest("input, select, textarea")) return
  pull = { x: finger.clientX, y: finger.clientY }
}, { passive: true })
// The state of a pull: "", "near" or "far"; undefined if it is a swipe or a scroll instead.
const reach = ({ clientX, clientY }) => {
  if (!pull || scrollY > 0) return undefined
  const [across, down] = [Math.abs(clientX - pull.x), clientY - pull.y]
  if (across > Math.max(down, least)) return undefined
  return down >= enough ? "far" : down >= least ? "near" : ""
}
document.addEventListener("touchmove", ({ touches: [finger] }) => {
  const word = reach(finger)
  if (word === undefined) drop()
  else say(word)
}, { passive: true })
document.addEventListener("touchend", ({ changedTouches: [finger] }) => {
  // Browsers may not report the last move before the end.
  const form = reach(finger) === "far" && pulled()
  drop()
  if (form) send(form)
})
document.addEventListener("touchcancel", drop)

// Updates a habit's minutes at once.

const written = (element, minutes) => {
  const sign = minutes > 0 ? "+" : minutes < 0 ? "\u2212" : ""
  const number = Math.abs(minutes).toLocaleString(document.documentElement.lang)
  element.textContent = element.textContent.replace(/^[+\u2212-]?[\d.,\s\u00a0\u202f]+/,
    `${sign}${number}\u00a0`)
  element.dataset.minutes = minutes
  for (const [name, holds] of [["gain", minutes > 0], ["loss", minutes < 0], ["even", !minutes]])
    element.classList.toggle(name, holds)
}

const count = (row, step) => {
  for (const element of [row.querySelector("[data-minutes]"),
    document.querySelector("main.mori .bonus [data-minutes]")])
    if (element) written(element, Number(element.dataset.minutes) + step)
}

// Counted before the response arrives. If it is an error, the page stays and the frame removes its
// class from the form, which reverts the minutes.
document.addEventListener("submit", event => {
  const form = event.target, step = Number(form.dataset?.step)
  const row = form.closest?.("main.mori .habit")
  if (!step || !row) return
  count(row, step)
  let isSent = false
  new MutationObserver((_, watch) => {
    if (form.classList.contains("counting")) return isSent = true
    if (!isSent) return
    watch.disconnect()
    if (form.isConnected) count(row, -step)
  }).observe(form, { attributeFilter: ["class"] })
}, true)

// Minutes counted offline also count in a cached copy of the page.
document.addEventListener("daybook:kept", event => {
  const step = Number(event.target.dataset.step)
  const row = event.target.closest("main.mori .habit")
  if (step && row) count(row, step)
})

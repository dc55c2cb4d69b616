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

// Counted before the hub has them, and back if it refuses them or the person takes them back.
document.addEventListener("daybook:hoped", ({ target, detail }) => {
  const step = Number(target.dataset.step), row = target.closest("main.mori .habit")
  if (step && row) count(row, detail * step)
})

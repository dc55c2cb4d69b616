// Shows the value of a chart's bar under the pointer, or chosen with the arrow keys.

const barsOf = chart => [...chart.querySelectorAll("[data-value]")]

const choose = (chart, bar) => {
  for (const one of barsOf(chart)) one.classList.toggle("shown", one === bar)
  const box = chart.querySelector("[data-shown]")
  if (box) box.textContent = bar?.dataset.value ?? ""
}

document.addEventListener("pointerover", event => {
  const bar = event.target.closest?.("main.mori .chart [data-value]")
  if (bar) choose(bar.closest(".chart"), bar)
})
document.addEventListener("keydown", event => {
  const chart = event.target.matches?.("main.mori .chart .scroll") && event.target.closest(".chart")
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!chart || !step) return
  event.preventDefault()
  const bars = barsOf(chart), shown = bars.findIndex(one => one.classList.contains("shown"))
  const next = shown < 0 ? bars.length - 1 : Math.min(Math.max(shown + step, 0), bars.length - 1)
  choose(chart, bars[next])
  bars[next].scrollIntoView({ block: "nearest", inline: "nearest" })
})
// The latest one when the focus arrives by keyboard.
document.addEventListener("focusin", event => {
  const box = event.target
  if (!box.matches?.("main.mori .chart .scroll:focus-visible")) return
  const chart = box.closest(".chart")
  if (!chart.querySelector(".shown")) choose(chart, barsOf(chart).at(-1))
})

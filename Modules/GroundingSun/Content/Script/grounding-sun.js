// The settings sheet, the crossfade, and the sky that follows the time of day.

const find = selector => document.querySelector("main.grounding-sun " + selector)
const day = 86400000
let last = find("blockquote")?.textContent

document.addEventListener("click", event => {
  const opener = event.target.closest?.("main.grounding-sun [data-dialog]")
  if (opener && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    document.getElementById(opener.dataset.dialog).showModal()
  }
  const dialog = event.target.closest?.("main.grounding-sun dialog")
  if (dialog && (event.target == dialog || event.target.closest("[data-close]"))) dialog.close()
})

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches

document.addEventListener("daybook:shown", () => {
  const quote = find("blockquote")
  if (!quote) return
  const main = quote.closest("main")
  const isSame = quote.textContent == last
  main.classList.toggle("is-still", isSame)
  if (!isSame && last && !still()) {
    const leaving = document.createElement("blockquote")
    leaving.className = "leaving"
    leaving.setAttribute("aria-hidden", "true")
    leaving.textContent = last
    leaving.addEventListener("animationend", () => leaving.remove())
    quote.after(leaving)
  }
  last = quote.textContent
  follow()
})

// The hours of light are those of the day the page was rendered; a day later they are nearly the
// same.
function follow() {
  const main = document.querySelector("main.grounding-sun")
  const from = Number(main?.dataset.lightFrom), until = Number(main?.dataset.lightUntil)
  if (!main?.dataset.lightFrom) return
  const since = (((Date.now() - from) % day) + day) % day
  const isLight = since < until - from
  main.classList.toggle("is-light", isLight)
  main.classList.toggle("is-dark", !isLight)
}

setInterval(follow, 60000)

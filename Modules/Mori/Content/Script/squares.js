// The interactive life in squares.

const day = 86400000, columns = 52, pitch = 10, gutter = 28
const utc = text => Date.parse(text + "T00:00Z")

/** Returns the instant of a birthday; in a shorter month, of its last day. */
export const birthday = (birth, years) => {
  const date = new Date(birth), year = date.getUTCFullYear() + years
  const last = new Date(Date.UTC(year, date.getUTCMonth() + 1, 0)).getUTCDate()
  return Date.UTC(year, date.getUTCMonth(), Math.min(date.getUTCDate(), last))
}

/** Returns the whole years from one instant to another. */
export const age = (birth, at) => {
  let years = new Date(at).getUTCFullYear() - new Date(birth).getUTCFullYear()
  if (birthday(birth, years) > at) years--
  return Math.max(years, 0)
}

/** The squares of a life, navigable by touch, mouse and keyboard. */
export class Squares {
  constructor(box) {
    this.box = box
    this.svg = box.querySelector("svg")
    this.peek = box.closest("section").querySelector(".peek")
    this.birth = utc(box.dataset.born)
    this.count = Number(box.dataset.count)
    const { lang } = document.documentElement
    // The day before the month, as in the page's other dates.
    this.dates = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang || undefined,
      { dateStyle: "medium", timeZone: "UTC" })
    this.number = Number(box.dataset.now)
    box.tabIndex = 0
    box.setAttribute("role", "slider")
    box.setAttribute("aria-orientation", "horizontal")
    box.setAttribute("aria-labelledby", "squares")
    box.setAttribute("aria-describedby", "squares-hint")
    box.setAttribute("aria-valuemin", 1)
    box.setAttribute("aria-valuemax", this.count)
    this.svg.setAttribute("aria-hidden", "true")
    this.cursor = document.createElementNS("http://www.w3.org/2000/svg", "rect")
    for (const [name, value] of Object.entries({ width: 12, height: 12, rx: 2, class: "cursor" }))
      this.cursor.setAttribute(name, value)
    this.name()
    box.addEventListener("keydown", event => this.key(event))
    box.addEventListener("pointermove", event => this.point(event))
    box.addEventListener("click", event => this.point(event) && this.tap(event))
    box.addEventListener("focus", () => box.matches(":focus-visible") && this.show())
  }

  first(number) {
    const square = number - 1
    if (this.box.dataset.align != "birthdays") return this.birth + 7 * square * day
    return birthday(this.birth, Math.floor(square / columns)) + 7 * (square % columns) * day
  }

  name() {
    const first = this.first(this.number), last = this.first(this.number + 1) - day
    const { week, age: word } = this.box.dataset
    this.title = `${week} ${this.number.toLocaleString(document.documentElement.lang)} · `
      + `${this.dates.formatRange(first, last)} · ${word} ${age(this.birth, first)}`
    this.box.setAttribute("aria-valuenow", this.number)
    this.box.setAttribute("aria-valuetext", this.title)
  }

  at(event) {
    const bounds = this.svg.getBoundingClientRect(), view = this.svg.viewBox.baseVal
    const scale = view.width / bounds.width
    const x = (event.clientX - bounds.left) * scale - gutter
    const y = (event.clientY - bounds.top) * scale + view.y
    const column = Math.floor((x + 1) / pitch), row = Math.floor((y + 1) / pitch)
    const number = row * columns + column + 1
    return column >= 0 && column < columns && row >= 0 && number <= this.count ? number : 0
  }

  point(event) {
    const number = this.at(event)
    if (number && (number != this.number || !this.cursor.isConnected)) this.move(number)
    return number > 0
  }

  // The first tap of a finger only previews; a mouse already previews by hovering.
  tap(event) {
    if (event.pointerType == "mouse") this.open()
  }

  open() { this.peek.querySelector("a")?.click() }

  key(event) {
    const row = (this.number - 1) % columns
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns,
      PageUp: -10 * columns, PageDown: 10 * columns, Home: -row, End: columns - 1 - row }
    if (event.key == "Enter") return this.open()
    if (!(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.move(Math.min(Math.max(this.number + steps[event.key], 1), this.count))
  }

  move(number) {
    this.number = number
    this.name()
    this.show()
  }

  show() {
    const square = this.number - 1
    this.cursor.setAttribute("x", (square % columns) * pitch - 2)
    this.cursor.setAttribute("y", Math.floor(square / columns) * pitch - 2)
    if (!this.cursor.isConnected) this.svg.append(this.cursor)
    const link = Object.assign(document.createElement("a"),
      { href: `${document.documentElement.dataset.base ?? "/"}mori/weeks/${this.number}`, textContent: this.title })
    this.peek.replaceChildren(link)
    clearTimeout(this.waiting)
    this.waiting = setTimeout(() => this.fill(link), 180)
  }

  async fill(link) {
    try {
      const answer = await fetch(link.href, { headers: { accept: "text/html" } })
      if (!answer.ok || !link.isConnected) return
      const page = new DOMParser().parseFromString(await answer.text(), "text/html")
      const kept = page.querySelectorAll(".week > .day, .week > .empty")
      if (link.isConnected) {
        for (const part of kept) part.classList.remove("empty")
        this.peek.replaceChildren(link, ...kept)
      }
    } catch {
      // The dates are correct offline too.
    }
  }
}

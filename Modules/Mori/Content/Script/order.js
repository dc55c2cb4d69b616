// Drags habits into another order; the arrow keys move the habit whose handle has the focus.

const handleOf = event => event.target.closest?.("main.mori .habit-line .handle")
const placeOf = row => [...row.parentElement.children].indexOf(row) + 1

/** Returns how far a row moves among others, by the middles of those above and below it, nearest
    first: negative for up. */
export const shift = (y, above, below) => {
  const up = above.findIndex(middle => middle < y), down = below.findIndex(middle => middle > y)
  return (down < 0 ? below.length : down) - (up < 0 ? above.length : up)
}

const middle = row => {
  const box = row.getBoundingClientRect()
  return box.top + box.height / 2
}

const send = (row, place) => {
  const form = row.querySelector("form.place"), field = form.elements.place
  const last = row.parentElement.children.length
  if (place < 1 || place > last || place === Number(field.defaultValue)) return
  field.value = place
  form.requestSubmit()
}

let dragged

const drag = event => {
  const rows = [...dragged.parentElement.children], index = rows.indexOf(dragged)
  const above = rows.slice(0, index).reverse(), below = rows.slice(index + 1)
  const steps = shift(event.clientY, above.map(middle), below.map(middle))
  // Its neighbours move, because a row that leaves the page loses the pointer.
  for (const row of above.slice(0, Math.max(-steps, 0))) dragged.after(row)
  for (const row of below.slice(0, Math.max(steps, 0))) dragged.before(row)
}

const drop = () => {
  if (!dragged) return
  const row = dragged
  dragged = undefined
  row.classList.remove("dragged")
  delete row.closest("main").dataset.busy
  send(row, placeOf(row))
}

document.addEventListener("pointerdown", event => {
  const handle = handleOf(event)
  if (!handle || event.button) return
  dragged = handle.closest(".habit-line")
  dragged.classList.add("dragged")
  // No newer version of the page replaces it meanwhile.
  dragged.closest("main").dataset.busy = ""
  handle.setPointerCapture(event.pointerId)
})
document.addEventListener("pointermove", event => dragged && drag(event))
document.addEventListener("pointerup", drop)
document.addEventListener("pointercancel", drop)
document.addEventListener("click", event => handleOf(event) && event.preventDefault())
document.addEventListener("keydown", event => {
  const handle = handleOf(event), step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!handle || !step) return
  event.preventDefault()
  const row = handle.closest(".habit-line")
  send(row, placeOf(row) + step)
})

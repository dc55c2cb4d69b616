// Counted before the hub has them, and back if it refuses them or the person takes them back.
document.addEventListener("daybook:hoped", ({ target, detail }) => {
  const step = Number(target.dataset.step), row = target.closest("main.mori .habit")
  if (step && row) count(row, detail * step)
})

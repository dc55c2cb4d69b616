// The list of countries, in the page's language and its order.

/** Names the countries of a list, whose values are their codes, and sorts them. */
export function nameCountries(list, lang) {
  const names = new Intl.DisplayNames([lang], { type: "region" })
  const countries = [...list.options].filter(country => country.value)
  for (const country of countries) country.textContent = names.of(country.value)
  countries.sort((one, other) => one.textContent.localeCompare(other.textContent, lang))
  list.append(...countries)
}

const nameShown = () => {
  for (const list of document.querySelectorAll("main.mori select[name=country]:not([data-named])")) {
    list.dataset.named = ""
    nameCountries(list, document.documentElement.lang)
  }
}
document.addEventListener("daybook:shown", nameShown)
nameShown()

// Debian's jsdom reads selectors as browsers did before `:is` and lists in `:not`.

/** The parts of a list that commas outside of brackets and quotes part. */
function parts(list) {
  const found = [''];
  let depth = 0, quote = '';
  for (const letter of list) {
    if (quote) quote = letter === quote ? '' : quote;
    else if ('"\''.includes(letter)) quote = letter;
    else if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0 && !quote) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

/** What stands before a pseudo-class, between its brackets, and after it. */
function opened(selector, name) {
  const start = selector.indexOf(name);
  if (start < 0) return undefined;
  let end = start + name.length;
  for (let depth = 1; depth > 0; end += 1) {
    depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0;
  }
  return [selector.slice(0, start), selector.slice(start + name.length, end - 1),
    selector.slice(end)];
}

/** The same selector in the words of old. */
export function plain(selector) {
  return parts(selector).flatMap((one) => {
    const is = opened(one, ':is(');
    if (is) return parts(is[1]).flatMap((choice) => plain(is[0] + choice + is[2]));
    const not = opened(one, ':not(');
    if (!not || parts(not[1]).length < 2) return one;
    return not[0] + parts(not[1]).map((each) => `:not(${each})`).join('') + not[2];
  }).join(', ');
}

/** How much of a page's text says what it shows. */
const MOST = 80

/** What a page shows, in its own words: what it tells and what its headings say, or all of its text if there is none of these. */
export function textShown(stage: HTMLElement): string {
  const told = [...stage.querySelectorAll<HTMLElement>('[role=status], [role=alert], h1, h2, h3')]
    .map(textOf)
    .filter((text) => text !== '')
  const text = told.length > 0 ? told.join(' · ') : textOf(stage)
  if (text === '') return 'nothing'
  return text.length > MOST ? `${text.slice(0, MOST).trimEnd()} …` : text
}

/** What can be pressed is there whatever the page shows. */
function textOf(element: HTMLElement): string {
  const labels = [...element.querySelectorAll('button')].map((button) => button.innerText)
  const text = labels.reduce((rest, label) => rest.replace(label, ' '), element.innerText)
  return text.replace(/\s+/g, ' ').trim()
}

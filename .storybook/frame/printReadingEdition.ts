import { readingFolder } from '#course/links/pageIds.ts'

/**
 * Has the frame print the reading edition of the page in it (decision 38). A frame cannot be cut into sheets, and on paper nobody can
 * press a button.
 */
export function printReadingEdition(): void {
  const paper = document.createElement('div')
  paper.id = 'on-paper'
  // Whatever the frame has.
  paper.dataset['theme'] = 'light'
  addEventListener('beforeprint', () => {
    const page = readingPage()
    if (page === undefined) return
    const styles = [...page.querySelectorAll('style')]
    for (const style of styles) style.media = 'print'
    paper.replaceChildren(ALONE, ...styles, ...page.body.children)
    document.body.append(paper)
  })
  addEventListener('afterprint', () => paper.remove())
}

/** Undefined for what has none, as stories and exercises, and without a network. */
function readingPage(): Document | undefined {
  const [, id] = /[?&]path=\/docs\/([\w-]+)/.exec(location.search) ?? []
  if (id === undefined) return undefined
  const request = new XMLHttpRequest()
  // Nobody waits for a page that is to be printed.
  request.open('GET', `../lessons/${readingFolder(id)}/`, false)
  try {
    request.send()
  } catch {
    return undefined
  }
  return request.status === 200
    ? new DOMParser().parseFromString(request.responseText, 'text/html')
    : undefined
}

const ALONE = document.createElement('style')
ALONE.textContent = `
@media screen { #on-paper { display: none } }
@media print {
  html, body { height: auto !important; overflow: visible !important; position: static !important }
  body > :not(#on-paper) { display: none !important }
}`

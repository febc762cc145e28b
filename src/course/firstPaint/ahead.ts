import { frameWindow } from '#course/links/frameWindow.ts'
import { drawingFile, preloadFile, preloadFont } from './firstPaint.ts'

// Runs first in the preview's page, and asks for what its text needs before anything asks for the scripts, which keep the line busy: for the
// font, and for the drawing where no frame around it has done so. In a frame on a slow line the text comes before its font. The build writes
// it into the page (`scripts/first-paint`).

const address = new URLSearchParams(location.search)
const askedPage = address.get('id') ?? ''
const isAlone = frameWindow() === window

if (address.get('viewMode') === 'docs' && /^course-[\w-]+$/.test(askedPage)) {
  if (isAlone) preloadFile({ as: 'fetch', href: drawingFile(askedPage) })
  if (isAlone || frameWindow().earlyFrame?.lineIsFast) preloadFont()
  // Thirty scripts that are asked for hold up the text for longer than it takes. Alone, it has fewer around it.
  window.textComesFirst = !isAlone
}

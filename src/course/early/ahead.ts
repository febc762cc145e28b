import { drawingFile, FONT, preload } from './early.ts'

// Runs first in the preview's page: where no frame around it has done so, it asks for the drawing and its font before anything asks for the
// scripts, which keep the line busy. The build writes it into the page (`scripts/first-paint`).

const address = new URLSearchParams(location.search)
const pageId = address.get('id') ?? ''

if (window.parent === window && address.get('viewMode') === 'docs' && /^course-[\w-]+$/.test(pageId)) {
  preload({ as: 'fetch', href: drawingFile(pageId) })
  preload({ as: 'font', href: FONT })
}

import type { ComponentProps, MouseEvent } from 'react'
import { addons } from 'storybook/preview-api'
import { NAVIGATE_URL } from '#course/storybook.ts'
import { askForPlace, writePlace, keepPlace } from './placeOnPage.ts'
import { frameWindow } from './frameWindow.ts'
import { docsHref, pageId } from './links.ts'

/** A link to another docs page. Storybook's frame stays where it is; alone in a window, there is none to keep. */
export function DocsLink({ page, children, ...rest }: ComponentProps<'a'> & { page: string }) {
  return (
    <a
      {...rest}
      href={docsHref(page)}
      target="_top"
      onClick={(event) => goWithinTheFrame(event, `?path=/docs/${page}`)}
    >
      {children}
    </a>
  )
}

/** Lets Storybook's frame go to an address of its own, on a plain click. */
export function goWithinTheFrame(event: MouseEvent, address: string): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || frameWindow() === window) return
  event.preventDefault()
  const [page = '', place = ''] = address.split('#')
  const isHere = place !== '' && page.endsWith(`/${pageId(location.search)}`)
  if (!isHere) keepPlace(event.currentTarget)
  askForPlace(place)
  if (isHere) {
    document.getElementById(place)?.scrollIntoView()
    writePlace()
    return
  }
  addons.getChannel().emit(NAVIGATE_URL, page)
}

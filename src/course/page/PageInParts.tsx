import {
  Children,
  isValidElement,
  startTransition,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ReactElement, ReactNode } from 'react'
import { placeAsked, keptPlace } from '#course/links/placeOnPage.ts'
import { keepFocus } from '#ui/keepFocus.ts'
import { holdPlace } from './readersPlace.ts'
import { TableOfContents } from './TableOfContents.tsx'
import { proseElements } from './proseElements.tsx'

/** A page, as MDX compiles it: a function that returns a fragment. */
export type MdxPage = (props: { components: object }) => ReactElement<{ children?: ReactNode }>

interface PageInPartsProps {
  page: MdxPage
  /** Whether all of it stands there already, as the build has drawn it (decision 39). */
  isDrawn?: boolean
  /** Told when the first demo has rendered. What is drawn below it comes alive when that is fulfilled, or somebody uses the page. */
  onFirstDemo?: (() => Promise<void>) | undefined
}

/**
 * A page: first what stands before its first heading, that is its head with a demo. The rest comes once that demo has rendered (decision
 * 23). Where the address names a part of the page, or Back leads to one, all of it comes at once.
 */
export function PageInParts({ page, isDrawn = false, onFirstDemo }: PageInPartsProps) {
  // Called, not rendered, because its parts are wanted. Its hooks are this component's.
  const parts = Children.toArray(page({ components: proseElements }).props.children)
  const [isWhole, setIsWhole] = useState(() => isDrawn || placeAsked() !== '' || keptPlace() !== undefined)
  const firstPart = endOfHead(parts)
  const end = isWhole ? parts.length : firstPart
  const main = useRef<HTMLElement>(null)
  // A page that is rendered again, as the toolbar does, has its first demo once.
  const [first] = useState(() => onFirstDemo)
  const [turn] = useState(() => (isDrawn && first ? createTurn() : undefined))

  useLayoutEffect(() => (main.current === null ? undefined : keepFocus(main.current, focusPlaceAround)), [])

  useEffect(() => (main.current === null ? undefined : holdPlace(main.current)), [])

  useEffect(() => {
    if (main.current === null) return undefined
    return whenDemoIsThere(main.current, () => {
      startTransition(() => setIsWhole(true))
      void first?.().then(turn?.take)
    })
  }, [turn, first])

  useEffect(() => turn && whenUsed(turn.take), [turn])

  return (
    <>
      <TableOfContents isWhole={isWhole} />
      <main ref={main} aria-busy={!isWhole}>
        {parts.slice(0, firstPart)}
        {end > firstPart && (
          <Suspense>
            <RestOfPage turn={turn}>{parts.slice(firstPart)}</RestOfPage>
          </Suspense>
        )}
      </main>
    </>
  )
}

/** When it is the turn of something that stands there already. */
interface Turn {
  comes: Promise<void>
  take: () => void
}

function createTurn(): Turn {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { comes: promise, take: resolve }
}

/** What is drawn stays as it is until it is its turn. */
function RestOfPage({ turn, children }: { turn: Turn | undefined; children: ReactNode }): ReactNode {
  if (turn) use(turn.comes)
  return children
}

/** Calls back once, when somebody begins to use a page, or has done so. Returns a function that ends that. */
function whenUsed(onUsed: () => void): () => void {
  const listening = new AbortController()
  const tell = () => {
    listening.abort()
    onUsed()
  }
  for (const begins of ['pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(begins, tell, { capture: true, signal: listening.signal })
  if (scrollY > 0) tell()
  return () => listening.abort()
}

/** What takes the focus when a demo starts again, a story crashes, or an answer removes what was pressed: the smallest place that stays. */
function focusPlaceAround(remaining: Element): HTMLElement | null {
  const place = remaining.closest<HTMLElement>('[role=region], [tabindex], aside, figure, main')
  // Not from the start: a place that can have the focus takes it from a reader who presses the mouse in it.
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  return place
}

function endOfHead(parts: readonly ReactNode[]): number {
  const heading = parts.findIndex((part) => isValidElement(part) && part.type === 'h2')
  return heading === -1 ? parts.length : heading
}

/** A demo that takes longer, or that is out of sight, is not waited for. In ms. */
const MOST_WAITING_MS = 1000

/** Calls back when a demo has rendered; at once, where there is none. Returns a function that ends the waiting. */
function whenDemoIsThere(main: HTMLElement, show: () => void): () => void {
  const demos = '[role="region"][aria-busy="true"]'
  const timeout = setTimeout(show, main.querySelector(demos) ? MOST_WAITING_MS : 0)
  const observer = new MutationObserver((changes) => {
    if (
      !changes.some(
        ({ target }) => target !== main && target instanceof Element && target.ariaBusy === 'false',
      )
    )
      return
    clearTimeout(timeout)
    observer.disconnect()
    show()
  })
  observer.observe(main, { subtree: true, attributeFilter: ['aria-busy'] })
  return () => {
    clearTimeout(timeout)
    observer.disconnect()
  }
}

import { lazy, Suspense, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import type { LabProps } from '#lab/Lab.tsx'
import { Button } from '#ui/Button.tsx'
import { color, space } from '#ui/tokens.ts'
import { LAB_SLOT } from './labSlot.ts'

const Lab = lazy(async () => ({ default: (await import('#lab/Lab.tsx')).Lab }))

/**
 * The lab of one demo: below it on a docs page, at the end of the page where it stands alone. It is outside of the
 * story's canvas, so a story's own test neither sees nor changes it.
 */
export function DemoLab(instruments: LabProps) {
  const [slot, setSlot] = useState<Element>()
  const [open, setOpen] = useState(false)

  /** A demo that is broken on purpose, with nothing that says so, would only be broken. */
  function turn(): void {
    if (open) {
      instruments.server?.network?.reset()
      instruments.clock?.clock?.setSpeed(1)
    }
    setOpen(!open)
  }

  const findSlot = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const onDocsPage = element.closest('figure')?.querySelector(LAB_SLOT)
    const end = document.createElement('aside')
    end.setAttribute('aria-label', 'Lab')
    if (!onDocsPage) document.body.append(end)
    setSlot(onDocsPage ?? end)
    return () => end.remove()
  }, [])

  return (
    <>
      <span ref={findSlot} hidden />
      {slot &&
        createPortal(
          <Fold>
            <Button variant="quiet" aria-expanded={open} onClick={turn}>
              {open ? 'Close the lab' : 'Open the lab'}
            </Button>
            {open && (
              <Suspense fallback={<p role="status">Opening the lab...</p>}>
                <Lab {...instruments} />
              </Suspense>
            )}
          </Fold>,
          slot,
        )}
    </>
  )
}

const Fold = styled.div`
  padding: ${space.xs} ${space.m};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};

  /* The text of the quiet button lines up with the instruments; its padding hangs out. */
  & > button {
    margin-inline-start: calc(-1 * ${space.m});
  }
`

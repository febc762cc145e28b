import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { LabHost } from '#lab/LabHost.tsx'
import type { LabHostProps } from '#lab/LabHost.tsx'
import { color, space } from '#ui/tokens.ts'
import { LAB_SLOT } from './labSlot.ts'

/**
 * The lab of one demo. On a docs page it stands below the demo, for a story alone at the end of the page. It is
 * outside of the story's canvas, so the story's play neither finds nor changes it.
 */
export function DemoLab(instruments: Omit<LabHostProps, 'isOpen' | 'onToggle' | 'variant'>) {
  const [slot, setSlot] = useState<Element>()
  const [isOpen, setIsOpen] = useState(false)

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
            <LabHost {...instruments} isOpen={isOpen} onToggle={setIsOpen} variant="quiet" />
          </Fold>,
          slot,
        )}
    </>
  )
}

const Fold = styled.div`
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};

  & > button {
    margin-block: ${space.xs};
  }
`

import { useId } from 'react'
import type { FocusEvent, MouseEvent, ReactNode, ToggleEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, radius, shadow, space } from '#ui/tokens.ts'

/** What readers seldom need of a demo, behind one button. The browser closes it by Escape and by a press elsewhere. */
export function DemoMenu({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Button variant="quiet" aria-label={`More: ${title}`} popoverTarget={id}>
        <svg aria-hidden width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
          <circle cx="4" cy="10" r="1.75" />
          <circle cx="10" cy="10" r="1.75" />
          <circle cx="16" cy="10" r="1.75" />
        </svg>
      </Button>
      <List
        id={id}
        popover="auto"
        role="group"
        aria-label={`More: ${title}`}
        onBeforeToggle={place}
        onBlur={closeBehind}
        onClick={closeAfter}
      >
        {children}
      </List>
    </>
  )
}

/** The browser shows it above all else, and so knows no place for it: it stands below its button, and scrolls with the page. */
function place({ newState, currentTarget: list }: ToggleEvent<HTMLElement>): void {
  const button = list.previousElementSibling
  if (newState !== 'open' || button === null) return
  const { right, bottom } = button.getBoundingClientRect()
  list.style.insetInlineEnd = `${document.documentElement.clientWidth - right - scrollX}px`
  list.style.insetBlockStart = `${bottom + scrollY}px`
}

function closeBehind({ relatedTarget, currentTarget: list }: FocusEvent<HTMLElement>): void {
  const isWithin = relatedTarget instanceof Node && list.contains(relatedTarget)
  if (relatedTarget !== null && !isWithin) list.hidePopover()
}

function closeAfter({ target, currentTarget: list }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button') !== null) list.hidePopover()
}

const List = styled.div`
  position: absolute;
  inset: auto;
  margin: 0;
  padding: ${space.xs};
  border: 1px solid ${color.outline};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.raised};

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  && > * {
    justify-content: start;
  }
`

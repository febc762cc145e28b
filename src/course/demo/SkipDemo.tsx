import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { buttonStyle } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'
import { unseen } from '#ui/VisuallyHidden.tsx'

/** Leads a keyboard past a demo, however many controls that has. It is seen when it has the focus. */
export function SkipDemo({ title }: { title: string }) {
  return (
    <Skip $variant="secondary" type="button" aria-label={`Skip: ${title}`} onClick={skip}>
      Skip this demo
    </Skip>
  )
}

function skip({ currentTarget }: MouseEvent<HTMLElement>): void {
  const next = follower(currentTarget.closest('figure'))
  if (next === undefined) return
  next.tabIndex = -1
  next.focus()
}

/** What comes after an element on the page: its next sibling, or that of what holds it. */
function follower(element: Element | null): HTMLElement | undefined {
  for (let from = element; from !== null; from = from.parentElement)
    if (from.nextElementSibling instanceof HTMLElement) return from.nextElementSibling
  return undefined
}

const Skip = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}

  &:not(:focus-visible) {
    ${unseen}
    min-height: 0;
    padding: 0;
    border: 0;
  }

  &:focus-visible {
    position: absolute;
    z-index: 1;
    inset-block-start: ${space.s};
    inset-inline-start: var(--demo-inset);
  }
`

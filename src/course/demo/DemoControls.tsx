import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { Button, buttonStyle } from '#ui/Button.tsx'
import type { ButtonVariant } from '#ui/Button.tsx'
import { instrumentsOf } from '#course/world/demoInstruments.ts'
import { isLabSheet } from '#course/world/labSheet.ts'
import { aloneHref, pageId } from '#course/links/links.ts'
import type { Stage } from './useStage.ts'

export interface DemoControlProps {
  title: string
  stage: Stage
}

/** Starts a demo again in a new world. */
export function ReplayButton({ title, stage, onReplay }: DemoControlProps & { onReplay: () => void }) {
  return (
    <Button
      variant="quiet"
      aria-label={`Replay: ${title}`}
      disabled={stage.state === 'playing'}
      onClick={onReplay}
    >
      Replay
    </Button>
  )
}

/** Opens and closes the lab of a demo, if it has one. */
export function LabButton({ title, stage: { story, region, lab: place, labState } }: DemoControlProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useStore(labState, (lab) => lab.isOpen)

  // A lab that is closed from within gives the focus back to the button that opened it.
  useEffect(
    () =>
      labState.subscribe((lab, before) => {
        const isWithin = place.current?.contains(document.activeElement)
        if (before.isOpen && !lab.isOpen && isWithin) shownOf(button.current)?.focus({ preventScroll: true })
      }),
    [place, labState],
  )

  function toggle(): void {
    labState.setState({ isOpen: !isOpen })
    // The sheet covers the lower part of the window: the stage moves into the upper part.
    if (!isOpen && isLabSheet()) region.current?.scrollIntoView()
  }

  if (instrumentsOf(story.tags, story.id, true) === undefined) return null
  return (
    <Button ref={button} variant="quiet" aria-label={`Lab: ${title}`} aria-expanded={isOpen} onClick={toggle}>
      Lab
    </Button>
  )
}

/** A button of a menu is not there once the menu is closed: the menu's own button is. */
function shownOf(button: HTMLElement | null): HTMLElement | null {
  const opener = button?.closest('[popover]')?.previousElementSibling
  return opener instanceof HTMLElement ? opener : button
}

/** Leads to a demo alone on the whole window, and from there back to this page. */
export function AloneLink({ title, storyId }: { title: string; storyId: string }) {
  return (
    <ButtonLink
      $variant="quiet"
      href={aloneHref(storyId, pageId(location.search))}
      target="_top"
      aria-label={`Open alone: ${title}`}
    >
      Open alone
    </ButtonLink>
  )
}

const ButtonLink = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`

import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '#ui/tokens.ts'

interface LabTabsProps {
  /** By their names, in order. */
  instruments: Readonly<Record<string, ReactNode>>
  /** The names of those that stay mounted while another one is shown. */
  kept: readonly string[]
  shown: string
  onShow: (name: string) => void
  hidden: boolean
}

/** The lab's instruments, one shown at a time. Arrow keys, Home and End lead from tab to tab, and Enter or Space shows one. */
export function LabTabs({ instruments, kept, shown, onShow, hidden }: LabTabsProps) {
  const id = useId()
  const names = Object.keys(instruments)
  const isThere = (name: string) => name === shown || kept.includes(name)
  return (
    <Instruments hidden={hidden}>
      <List role="tablist" aria-label="Instruments" onKeyDown={moveFocus}>
        {names.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === shown}
            aria-controls={isThere(name) ? `${id}${name}-panel` : undefined}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {name}
          </Tab>
        ))}
      </List>
      {names.filter(isThere).map((name) => (
        <Panel
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that scrolls takes the focus
          tabIndex={0}
          hidden={name !== shown}
        >
          {instruments[name]}
        </Panel>
      ))}
    </Instruments>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === event.target)
  const to = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  tabs.at(to)?.focus()
}

const Instruments = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;

  &[hidden] {
    display: var(--lab-folded, none);
  }
`

/** Their names, on one line where they fit. */
const List = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  border-block-end: 1px solid ${color.border};
`

/** Five of them fit side by side on a phone. */
const Tab = styled.button`
  flex: 1 0 auto;
  max-width: 7rem;
  min-height: ${size.touch};
  padding: ${space.xs} 0.125rem;
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: ${radius.s} ${radius.s} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${font.small};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  @media (forced-colors: active) {
    border-block-end-color: Canvas;
  }

  &[aria-selected='true'] {
    border-block-end-color: ${color.accent};
    color: ${color.accentText};
  }
`

/** The only part that scrolls: what has a height of its own elsewhere is as long as it is here. */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  padding-block: ${space.m};
  overflow: auto;
  overscroll-behavior: contain;
  --scroller-height: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  &[hidden] {
    display: none;
  }
`

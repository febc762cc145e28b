import { styled } from 'styled-components'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { color, font, size, width } from '#ui/tokens.ts'

export const tabs = ['Task', 'Code', 'Result'] as const
export type Tab = (typeof tabs)[number]

interface TabsProps {
  shown: Tab
  onShow: (tab: Tab) => void
  /** How many tests have passed, once there was a check. */
  passed: string | undefined
}

/** On a phone: which part of the workspace is shown. */
export function Tabs({ shown, onShow, passed }: TabsProps) {
  return (
    <Row aria-label="Parts of the exercise">
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => onShow(tab)}>
          {tab}
          {tab === 'Result' && passed !== undefined && ` ${passed}`}
        </button>
      ))}
    </Row>
  )
}

/** Which part a phone shows. Each is found again where it was left. */
export function useTabs() {
  const [tab, setTab] = useState<Tab>('Task')
  const places = useRef(new Map<Tab, number>())
  const task = useRef<HTMLParagraphElement>(null)
  const code = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (matchMedia(`(max-width: ${width.phone})`).matches) scrollTo(0, places.current.get(tab) ?? 0)
  }, [tab])

  function showTab(next: Tab): void {
    places.current.set(tab, scrollY)
    setTab(next)
  }

  return {
    tab,
    showTab,
    /** What takes the focus, or holds what does. */
    task,
    code,
    showTask(): void {
      flushSync(() => showTab('Task'))
      task.current?.focus()
    },
    showCode(): void {
      // Where it is hidden, it cannot have the focus.
      flushSync(() => showTab('Code'))
      code.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()
    },
  }
}

const Row = styled.nav`
  position: sticky;
  z-index: 2;
  inset-block-start: var(--head);
  grid-area: tabs;
  display: flex;
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  @media (min-width: ${width.phone}) {
    display: none;
  }

  button {
    flex: 1;
    min-height: ${size.touch};
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: ${color.textMuted};
    font: inherit;
    font-size: ${font.normal};
    font-weight: 600;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${color.accent};
    color: ${color.text};
  }

  button:focus-visible {
    outline-offset: -3px;
  }
`

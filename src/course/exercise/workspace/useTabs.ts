import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { width } from '#ui/tokens.ts'
import type { Tab } from './Tabs.tsx'

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

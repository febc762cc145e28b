import { useLayoutEffect, useRef, useState } from 'react'
import { width } from '#ui/tokens.ts'
import type { Tab } from './Tabs.tsx'

/** Which part a phone shows. Each is found again where it was left. */
export function useTabs() {
  const [tab, setTab] = useState<Tab>('Task')
  const places = useRef(new Map<Tab, number>())

  useLayoutEffect(() => {
    if (matchMedia(`(max-width: ${width.phone})`).matches) scrollTo(0, places.current.get(tab) ?? 0)
  }, [tab])

  function show(next: Tab): void {
    places.current.set(tab, scrollY)
    setTab(next)
  }

  return [tab, show] as const
}

import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { flash } from './renderHighlight.ts'

/**
 * How often the component around it was rendered and shown. Writes past React: counting must not render, and nor must
 * the flash that `RenderHighlight` turns on. By hand, because React's `Profiler` is silent in builds for production,
 * such as the catalogue.
 */
export function RenderCount({ of }: { of: string }) {
  const badge = useRef<HTMLSpanElement>(null)
  const renders = useRef(0)

  // In development StrictMode runs the effects of a new component, cleans them up and runs them again. Refs are kept.
  useEffect(() => () => void (renders.current = 0), [])

  useEffect(() => {
    renders.current += 1
    if (badge.current === null) return
    badge.current.textContent = `${of}: ${pluralize(renders.current, 'render')}`
    flash(badge.current)
  })

  return <Count ref={badge}>{`${of}: 0 renders`}</Count>
}

const Count = styled(Badge)`
  font-variant-numeric: tabular-nums;
`

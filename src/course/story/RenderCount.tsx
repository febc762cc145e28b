import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { pluralize } from '#ui/pluralize.ts'

/**
 * Counts how often the component around it has rendered. It writes to the DOM directly, because counting must not cause a render. React's
 * `Profiler` is no alternative: production builds, such as the catalogue, do not call it.
 */
export function RenderCount({ of }: { of: string }) {
  const badge = useRef<HTMLSpanElement>(null)
  const renders = useRef(0)

  // StrictMode in development runs the effects of a new component twice, with a cleanup in between, and keeps refs.
  useEffect(() => () => void (renders.current = 0), [])

  useEffect(() => {
    renders.current += 1
    if (badge.current !== null) badge.current.textContent = `${of}: ${pluralize(renders.current, 'render')}`
  })

  return <Count ref={badge}>{`${of}: 0 renders`}</Count>
}

const Count = styled(Badge)`
  font-variant-numeric: tabular-nums;
`

import type { ReactNode } from 'react'
import { useIsPhone } from '#ui/useMediaQuery.ts'
import { useDocs } from './docsContext.ts'
import { AloneLink } from './DemoControls.tsx'
import type { StoryExport } from './useStage.ts'

export interface AloneOnPhonesProps {
  of: StoryExport
  title: string
  /** The demo. */
  children: ReactNode
}

/** A demo that is too long to scroll past. On phones, where nothing scrolls within the page, it is only a link to it alone. */
export function AloneOnPhones({ of, title, children }: AloneOnPhonesProps) {
  const docs = useDocs()
  const { story } = docs.resolveOf(of as Parameters<typeof docs.resolveOf>[0], ['story'])
  if (!useIsPhone()) return children
  return (
    <p className="sb-unstyled">
      <AloneLink title={title} storyId={story.id} />
    </p>
  )
}

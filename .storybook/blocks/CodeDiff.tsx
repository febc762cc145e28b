import { SourceFile } from './SourceFile.tsx'
import type { SourceFileProps } from './SourceFile.tsx'

export interface CodeDiffProps {
  wrong: SourceFileProps
  right: SourceFileProps
}

/** What is another in the right version of something. */
export function CodeDiff({ wrong, right }: CodeDiffProps) {
  return (
    <>
      <SourceFile {...wrong} />
      <SourceFile {...right} />
    </>
  )
}

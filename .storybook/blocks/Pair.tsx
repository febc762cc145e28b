import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '#ui/tokens.ts'
import { CodeDiff } from './CodeDiff.tsx'
import { Demo } from './Demo.tsx'
import type { RunnableStory } from './useCheck.ts'

/** One version of what a pair compares. */
export interface PairSide {
  of: RunnableStory
  title: string
  /** What to see in this version, in a sentence. */
  note?: ReactNode
  /** Where its code stands in the repository. */
  path: string
  /** The file as it is, imported with `?raw`. */
  code: string
}

export interface PairProps {
  title: string
  wrong: PairSide
  right: PairSide
  /**
   * Plays one after the other: for stories whose tests use the keyboard, or a store that both sides share. A document has only one
   * focus, so typing on one side would go to the other.
   */
  inTurn?: boolean
  /** What to do in both. */
  children?: ReactNode
}

/** Two demos beside each other: the wrong and the right version of the same, or any two. */
export function Pair(props: PairProps | { children: ReactNode }) {
  if (!('wrong' in props)) return <Grid>{props.children}</Grid>
  const { title, wrong, right, children } = props
  return (
    <figure aria-label={title} style={{ margin: 0 }}>
      <figcaption>
        <strong>{title}</strong>
        {children}
      </figcaption>
      <Grid>
        <Demo of={wrong.of} title={wrong.title} verdict="wrong">
          {wrong.note}
        </Demo>
        <Demo of={right.of} title={right.title} verdict="right">
          {right.note}
        </Demo>
      </Grid>
      <CodeDiff wrong={wrong} right={right} />
    </figure>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${space.l};
`

import { useId } from 'react'
import { styled } from 'styled-components'
import { color, font, move, radius, space } from '#ui/tokens.ts'
import { progressPercent } from './tasks.ts'
import type { TaskCollection } from './tasks.ts'

/** The share of completed tasks, as a bar and in numbers. */
export function TaskProgress({ collection }: { collection: TaskCollection }) {
  const id = useId()
  const percent = progressPercent(collection)
  return (
    <div>
      <Line>
        <span id={id}>
          {collection.completedCount} of {collection.totalCount} completed
        </span>
        <span>{percent}%</span>
      </Line>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Fill style={{ width: `${percent}%` }} />
      </Track>
    </div>
  )
}

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.s};
  margin: 0 0 ${space.xs};
  color: ${color.textMuted};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  height: 0.75rem;
  overflow: hidden;
  border: 1px solid ${color.outline};
  border-radius: ${radius.round};
  background: ${color.sunken};
`

const Fill = styled.div`
  height: 100%;
  background: ${color.accent};
  forced-color-adjust: none;
  transition: width ${move.change};
`

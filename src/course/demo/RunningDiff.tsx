import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { CodeDiff } from '#course/code/CodeDiff.tsx'
import { lineWith } from '#course/code/excerptOf.ts'
import type { NoteOf } from '#course/code/CodeRow.ts'
import { latestAt } from '#course/time/axis.ts'
import { LineTimes, linesAt, timesOf } from '#course/time/LineTimes.tsx'
import type { Moment } from '#course/time/moments.ts'
import type { PairSide } from './PairSide.tsx'
import type { Replay } from './useRecordings.tsx'

interface RunningDiffProps {
  wrong: PairSide
  right: PairSide
  /** Undefined before something was recorded. */
  replay: Replay | undefined
}

/** What differs in the code of a pair, with the lines lit that run at the playhead, and each with the times at which it runs. */
export function RunningDiff({ wrong, right, replay }: RunningDiffProps) {
  const moments = replay?.axis.moments ?? noMoments
  const moment = useStore(replay?.playhead.store ?? nowhere, ({ at }) =>
    latestAt(moments, at, (one) => one.at),
  )

  const times = useMemo(() => {
    const linesOf = ({ title, code, runs = [] }: PairSide) =>
      new Map(
        runs.map(([, line]) => [lineWith(code, line), { line, at: timesOf(line, moments, title, runs) }]),
      )
    return { wrong: linesOf(wrong), right: linesOf(right) }
  }, [moments, wrong, right])

  const noteOf: NoteOf = (side, index) => {
    const found = times[side].get(index)
    const { title, runs = [] } = side === 'wrong' ? wrong : right
    if (replay === undefined || found === undefined || found.at.length === 0) return undefined
    return {
      runsNow: linesAt(moment, title, runs).includes(found.line),
      note: <LineTimes times={found.at} playhead={replay.playhead} />,
    }
  }

  return <CodeDiff wrong={wrong} right={right} noteOf={noteOf} />
}

/** Before a run the same component is there: what a reader has opened in it stays open. */
const nowhere = createStore(() => ({ at: 0 }))
const noMoments: readonly Moment[] = []

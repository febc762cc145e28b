import { useMemo } from 'react'
import { useStore } from 'zustand'
import { CodeDiff } from '#course/code/CodeDiff.tsx'
import { lineWith } from '#course/code/lineWith.ts'
import type { NoteOf } from '#course/code/LineNote.ts'
import { latestAt } from '#course/time/axis.ts'
import { LineTimes } from '#course/time/LineTimes.tsx'
import { linesAt, timesOf } from '#course/time/runningLines.ts'
import type { PairSide } from './PairSide.tsx'
import type { Replay } from './useRecordings.tsx'

interface RunningDiffProps {
  wrong: PairSide
  right: PairSide
  replay: Replay
}

/** What differs in the code of a pair, with the lines lit that run at the playhead, and each with the times at which it runs. */
export function RunningDiff({ wrong, right, replay: { axis, playhead } }: RunningDiffProps) {
  const moment = useStore(playhead.store, ({ at }) => latestAt(axis.moments, at, (one) => one.at))

  const times = useMemo(() => {
    const linesOf = ({ title, code, runs = [] }: PairSide) =>
      new Map(
        runs.map(([, line]) => [
          lineWith(code, line),
          { line, at: timesOf(line, axis.moments, title, runs) },
        ]),
      )
    return { wrong: linesOf(wrong), right: linesOf(right) }
  }, [axis, wrong, right])

  const noteOf: NoteOf = (side, index) => {
    const found = times[side].get(index)
    const { title, runs = [] } = side === 'wrong' ? wrong : right
    if (found === undefined || found.at.length === 0) return undefined
    return {
      runsNow: linesAt(moment, title, runs).includes(found.line),
      note: <LineTimes times={found.at} playhead={playhead} />,
    }
  }

  return <CodeDiff wrong={wrong} right={right} noteOf={noteOf} />
}

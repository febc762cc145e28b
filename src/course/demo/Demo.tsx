import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { CheckButton, CheckLine } from './Check.tsx'
import { AloneLink, LabButton, ReplayButton } from './DemoControls.tsx'
import { DemoFigure } from './DemoFigure.ts'
import { DemoHead } from './DemoHead.tsx'
import { DemoMenu } from './DemoMenu.tsx'
import { DemoStage } from './DemoStage.tsx'
import type { MaxHeight } from './CutBox.tsx'
import type { Task } from './task.ts'
import { StepThrough } from '#course/time/StepThrough.tsx'
import { TaskList } from './TaskList.tsx'
import { runChecks, useCheck } from './useCheck.ts'
import type { Nearness } from './useComesNear.ts'
import { useLabAttribute } from './openLab.ts'
import { useStage } from './useStage.ts'
import type { StoryExport } from './useStage.ts'
import { useInstrument } from './useInstrument.ts'
import { useRecordings } from './useRecordings.tsx'
import { useTasks } from './useTasks.ts'

export interface DemoProps {
  of: StoryExport
  title: string
  /** What to do, and what there is to see, in a sentence each. */
  children?: ReactNode
  /** What to do in it; must be stable. */
  tasks?: readonly Task[]
  /** When it starts: before a reader comes to it, or, if they would miss something, when most of it is on the screen. */
  starts?: Nearness
  /** CSS height that is kept free for it until it has started. */
  height?: string
  /** CSS heights that it has at least, from tablets on and on phones, so that nothing below it moves: for what stands in a page's first view. */
  room?: readonly [string, string]
  maxHeight?: MaxHeight
  verdict?: 'wrong' | 'right'
  /** Whether its check is replayed over time, and its times can be moved then. Its story says what it shows. */
  overTime?: boolean
}

/** One story live on a docs page, in a world of its own, with its requests, its tasks and its check. */
export function Demo(props: DemoProps) {
  const { of, title, children, tasks, starts, height, room, maxHeight, verdict, overTime = false } = props
  const note = useId()
  const stage = useStage(of, starts)
  const sides = [{ title: 'The demo', stage }]
  const { recorders, replay, lesson, show, lay, forget } = useRecordings(sides)
  const { instrument, leave } = useInstrument(sides, lesson, { show })
  const check = useCheck(stage, overTime ? recorders[0] : undefined)
  const [isStepping, setIsStepping] = useState(false)
  const wasReplayed = useRef(false)
  const ticks = useTasks(stage, tasks, wasReplayed)

  async function run(): Promise<void> {
    leave()
    forget()
    await runChecks([check])
    lay()
  }

  function restart(): void {
    leave()
    forget()
    check.forget()
    setIsStepping(false)
    wasReplayed.current = true
    stage.restart()
  }

  return (
    <DemoFigure
      aria-label={title}
      aria-describedby={note}
      {...useLabAttribute(stage)}
      {...(tasks && { 'data-tasks': '' })}
    >
      <DemoHead title={title} verdict={verdict} note={children} noteId={note}>
        <DemoMenu title={title}>
          <ReplayButton title={title} stage={stage} onReplay={restart} />
          <LabButton title={title} stage={stage} />
          <CheckButton title={title} state={check.state} onRun={() => void run()} />
          <AloneLink title={title} storyId={stage.story.id} />
        </DemoMenu>
      </DemoHead>
      {tasks && <TaskList title={title} tasks={tasks} {...ticks} />}
      <DemoStage
        {...{ title, stage, height, room, maxHeight }}
        kept={isStepping ? replay?.kept[0] : undefined}
      />
      {replay && (
        <StepThrough
          title={title}
          replay={replay}
          instrument={instrument}
          isOpen={isStepping}
          onToggle={setIsStepping}
          wayBack={isStepping ? 'Close this to use the demo.' : undefined}
        />
      )}
      <CheckLine title={title} state={check.state} isWrong={verdict === 'wrong'} />
    </DemoFigure>
  )
}

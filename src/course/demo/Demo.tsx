import type { ReactNode } from 'react'
import { CheckButton, CheckLine } from '#course/stage/Check.tsx'
import { AloneLink, LabButton, ReplayButton } from '#course/stage/DemoControls.tsx'
import { DemoFigure } from '#course/stage/DemoFigure.ts'
import { DemoHead } from '#course/stage/DemoHead.tsx'
import { DemoStage } from '#course/stage/DemoStage.tsx'
import type { Task } from '#course/stage/task.ts'
import { TaskList } from './TaskList.tsx'
import { runChecks, useCheck } from '#course/stage/useCheck.ts'
import type { Nearness } from '#course/stage/useComesNear.ts'
import { useLabAttribute, useStage } from '#course/stage/useStage.ts'
import type { StoryExport } from '#course/stage/useStage.ts'
import { useTasks } from './useTasks.ts'

export interface DemoProps {
  of: StoryExport
  title: string
  /** One instruction, in a sentence. */
  children?: ReactNode
  /** What to do in it; must be stable. */
  tasks?: readonly Task[]
  /** When it starts: before a reader comes to it, or, if they would miss something, when most of it is on the screen. */
  starts?: Nearness
  /** CSS height that is kept free for it until it has started. */
  height?: string
  /** CSS height that a long list scrolls within, from tablets on. */
  maxHeight?: string
  verdict?: 'wrong' | 'right'
}

/** One story live on a docs page, in a world of its own, with its requests, its tasks and its check. */
export function Demo({ of, title, children, tasks, starts, height, maxHeight, verdict }: DemoProps) {
  const stage = useStage(of, starts)
  const check = useCheck(stage)
  const ticks = useTasks(stage, tasks)

  function replay(): void {
    check.forget()
    stage.restart()
  }

  return (
    <DemoFigure aria-label={title} {...useLabAttribute(stage)}>
      <DemoHead title={title} verdict={verdict} note={children}>
        <ReplayButton title={title} stage={stage} onReplay={replay} />
        <LabButton title={title} stage={stage} />
        <CheckButton title={title} state={check.state} onRun={() => void runChecks([check])} />
        <AloneLink title={title} storyId={stage.story.id} />
      </DemoHead>
      <DemoStage title={title} stage={stage} height={height} maxHeight={maxHeight} />
      {tasks && <TaskList title={title} tasks={tasks} {...ticks} />}
      <CheckLine title={title} state={check.state} isWrong={verdict === 'wrong'} />
    </DemoFigure>
  )
}

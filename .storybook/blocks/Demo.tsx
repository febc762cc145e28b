import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import { styled } from 'styled-components'
import { color, font, radius, shadow, space } from '#ui/tokens.ts'
import { useFrameTheme } from '../frameTheme.ts'
import type { FrameParameters } from '../frameTheme.ts'
import { Check } from './Check.tsx'
import { storyHref } from './links.ts'
import type { Task } from './task.ts'
import { TaskList } from './TaskList.tsx'
import { useCheck } from './useCheck.ts'
import type { RunnableStory } from './useCheck.ts'
import { useTasks } from './useTasks.ts'

export interface DemoProps {
  of: RunnableStory
  title: string
  /** One instruction, in a sentence. */
  children?: ReactNode
  /** What to do in it; must be stable. */
  tasks?: readonly Task[]
  /** When it starts: before one comes to it, or, for what one would miss, when most of it is on the screen. */
  starts?: 'near' | 'in-view'
  /** CSS height that is kept free for it until it has started. */
  height?: string
  /** CSS height that a long list scrolls within, from tablets on. */
  maxHeight?: string
  verdict?: 'wrong' | 'right'
}

/** One story live on a docs page, in a world of its own, with its check beside it. */
export function Demo({ of, title, children, tasks, maxHeight = '36rem', verdict }: DemoProps) {
  const context = useContext(DocsContext)
  const { story } = context.resolveOf(of as ComponentProps<typeof Story>['of'], ['story'])
  const { state, run, runOnStage, canvas } = useCheck(of, () => context.getStoryContext(story).globals)
  const isSettled = useIsSettled(story.id)
  const stage = useRef<HTMLDivElement>(null)
  const done = useTasks(stage, tasks)
  const frame = useFrameTheme(story.parameters as FrameParameters)
  return (
    <Figure aria-label={title}>
      <Caption>
        <Heading>
          {verdict && <Verdict $verdict={verdict}>{verdict === 'wrong' ? '✗ Wrong' : '✓ Right'}</Verdict>}
          {title}
        </Heading>
        {children && <Note>{children}</Note>}
      </Caption>
      <Stage
        ref={stage}
        className="sb-unstyled"
        role="region"
        aria-label={`${title}: live demo`}
        tabIndex={0}
        $maxHeight={maxHeight}
        {...frame}
      >
        {runOnStage === undefined ? (
          <Story of={of as ComponentProps<typeof Story>['of']} />
        ) : (
          <div key={runOnStage} ref={canvas} />
        )}
      </Stage>
      {/* The world decorator renders the story's requests and its lab here. */}
      <div className="sb-unstyled" data-lab-slot />
      {tasks && <TaskList title={title} tasks={tasks} done={done} />}
      <Foot className="sb-unstyled">
        <Check title={title} state={state} isWrong={verdict === 'wrong'} disabled={!isSettled} onRun={run} />
        <a href={storyHref(story.id)} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </Foot>
    </Figure>
  )
}

/** Whether a story has rendered. Storybook reloads the page if a story unmounts before that. */
function useIsSettled(storyId: string): boolean {
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    const channel = addons.getChannel()
    const onPhase = (change: { storyId: string; newPhase: string }) => {
      if (change.storyId === storyId) setIsSettled(settled.has(change.newPhase))
    }
    channel.on(PHASE_CHANGED, onPhase)
    return () => channel.off(PHASE_CHANGED, onPhase)
  }, [storyId])

  return isSettled
}

/** Storybook's event for a change of a story's render phase. */
const PHASE_CHANGED = 'storyRenderPhaseChanged'
const settled = new Set(['finished', 'aborted', 'errored'])

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: ${space.l} 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

const Caption = styled.figcaption`
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.border};
`

const Heading = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
    margin: 0;
    color: ${color.text};
    font-size: ${font.normal};
    font-weight: 700;
  }
`

const Note = styled.div`
  &&,
  && p {
    margin: ${space.xs} 0 0;
    color: ${color.textMuted};
    font-size: ${font.small};
    line-height: 1.5;
  }
`

const Verdict = styled.span<{ $verdict: 'wrong' | 'right' }>`
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  background: ${({ $verdict }) => ($verdict === 'wrong' ? color.dangerSoft : color.successSoft)};
  color: ${({ $verdict }) => ($verdict === 'wrong' ? color.danger : color.success)};
  font-size: ${font.small};
`

const Stage = styled.div<{ $maxHeight: string }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 10rem;
  max-height: ${({ $maxHeight }) => $maxHeight};
  overflow: auto;
  background: ${color.canvas};

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding: ${space.s} ${space.l};
  border-block-start: 1px solid ${color.border};
  font-family: ${font.body};
  font-size: ${font.small};

  a {
    color: ${color.accentText};
    font-weight: 600;
  }
`

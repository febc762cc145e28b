import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { Alert } from '#ui/Alert.tsx'
import { color, space } from '#ui/tokens.ts'
import { useFrameTheme } from '#course/look/storeTheme.ts'
import type { FrameParameters } from '#course/look/storeTheme.ts'
import { STRIP_HEIGHT } from '#course/world/RequestStrip.tsx'
import { CutBox } from './CutBox.tsx'
import { DRAWN_START, useDrawnStart, useIsToRead } from './docsContext.ts'
import type { MaxHeight } from './CutBox.tsx'
import type { Stage } from './useStage.ts'

/** A moment of a run. */
export interface Kept {
  frame: ReactNode
  requests: ReactNode
}

export interface DemoStageProps {
  title: string
  stage: Stage
  /** CSS height that is kept free until the demo is there. */
  height?: string | undefined
  /** CSS heights that it has at least: from tablets on, and on phones. */
  room?: readonly [string, string] | undefined
  maxHeight?: MaxHeight | undefined
  /** Whether the lab has another place: there stands its `LabPlace`. */
  labApart?: boolean
  /** What stands in the place of the demo and of its requests: those of a run that was recorded. */
  kept?: Kept | undefined
}

/** Where a demo stands, with its row of requests and its lab, for which the frame around it has the place. */
export function DemoStage({
  title,
  stage,
  height = '12rem',
  room,
  maxHeight,
  labApart = false,
  kept,
}: DemoStageProps) {
  const { starts, state, region, box, requests, restart } = stage
  const isToRead = useIsToRead()
  // What is in a page's first view has room. The sides of a pair are told by their run, which no picture shows.
  const start = useDrawnStart(stage.story, isToRead ? !labApart : room !== undefined)
  const frame = useFrameTheme(stage.story.parameters as FrameParameters)
  const [isOpen, onOpen] = useState(false)
  const cut = { maxHeight, room, isOpen, onOpen }
  const isThere = state !== 'waiting' && state !== 'starting'
  if (start === undefined) return null
  return (
    <>
      {kept !== undefined && (
        <CutBox aria-label={`${title}: frame`} {...cut} {...frame}>
          {kept.frame}
        </CutBox>
      )}
      <CutBox
        ref={region}
        hidden={kept !== undefined}
        aria-label={`${title}: live demo`}
        aria-busy={!isThere}
        {...(isToRead && { role: 'img', 'aria-label': `${title}: how it begins`, 'aria-busy': false })}
        {...cut}
        {...frame}
        style={{ ...frame?.style, ...(!isThere && !room && !isToRead && { minHeight: height }) }}
      >
        {/* In the first view it starts at once, and its place is drawn. */}
        {state === 'waiting' && starts === 'in-view' && !room && !isToRead && (
          <Note>Starts when most of it is on the screen.</Note>
        )}
        {isToRead && <Note>A picture of how it begins</Note>}
        {typeof state === 'object' && (
          <Note>
            <Alert action={{ label: 'Replay', onClick: restart }}>This demo broke: {state.broken}</Alert>
          </Note>
        )}
        <Box ref={box} hidden={typeof state === 'object'} dangerouslySetInnerHTML={start} />
        {stage.content}
      </CutBox>
      {kept !== undefined && (
        <div className="sb-unstyled" data-requests="">
          {stage.story.tags.includes('server') && kept.requests}
        </div>
      )}
      <div
        ref={requests}
        className="sb-unstyled"
        data-requests=""
        hidden={kept !== undefined}
        style={stage.story.tags.includes('server') && !isToRead ? { minHeight: STRIP_HEIGHT } : undefined}
      />
      {!labApart && <LabPlace stage={stage} />}
    </>
  )
}

/** Where the lab of a demo appears. */
export function LabPlace({ stage: { lab, labState } }: { stage: Stage }) {
  const isOpen = useStore(labState, (state) => state.isOpen)
  return <div ref={lab} className="sb-unstyled" data-lab={isOpen ? 'open' : 'closed'} />
}

/** What is drawn goes in the frame in which the demo stands there. */
const Box = styled.div`
  & > [${DRAWN_START}]:has(+ :not(:empty)) {
    display: none;
  }
`

const Note = styled.div`
  color: ${color.textMuted};
  padding: ${space.m} var(--demo-inset);
`

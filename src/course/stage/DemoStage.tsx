import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useStore } from 'zustand'
import { Alert } from '#ui/Alert.tsx'
import { color, space, width } from '#ui/tokens.ts'
import { PHONE_INSET } from '#course/look/typeScale.ts'
import { useFrameTheme } from '#course/look/storeTheme.ts'
import type { FrameParameters } from '#course/look/storeTheme.ts'
import type { Stage } from './useStage.ts'

export interface DemoStageProps {
  title: string
  stage: Stage
  /** CSS height that is kept free until the demo is there. */
  height?: string | undefined
  /** CSS height that a long demo scrolls within, where there is room for a scroller in a page. */
  maxHeight?: string | undefined
  /** Whether the lab has another place: there stands its `LabPlace`. */
  labApart?: boolean
  /** What stands in its place: a frame of a run that was recorded. */
  kept?: ReactNode
}

/** Where a demo stands, with its row of requests and its lab, for which the frame around it has the place. */
export function DemoStage({
  title,
  stage,
  height = '12rem',
  maxHeight,
  labApart = false,
  kept,
}: DemoStageProps) {
  const { starts, state, region, box, requests, restart } = stage
  const frame = useFrameTheme(stage.story.parameters as FrameParameters)
  const isThere = state !== 'waiting' && state !== 'starting'
  return (
    <>
      {kept !== undefined && (
        <Box
          className="sb-unstyled"
          role="region"
          aria-label={`${title}: frame`}
          $maxHeight={maxHeight}
          {...(maxHeight !== undefined && { tabIndex: 0 })}
          {...frame}
        >
          {kept}
        </Box>
      )}
      <Box
        ref={region}
        hidden={kept !== undefined}
        className="sb-unstyled"
        role="region"
        aria-label={`${title}: live demo`}
        aria-busy={!isThere}
        $maxHeight={maxHeight}
        {...(maxHeight !== undefined && { tabIndex: 0, 'data-scrolls': '' })}
        {...frame}
        style={{ ...frame?.style, ...(!isThere && { minHeight: height }) }}
      >
        {state === 'waiting' && starts === 'in-view' && <Note>Starts when most of it is on the screen.</Note>}
        {typeof state === 'object' && (
          <Note>
            <Alert action={{ label: 'Replay', onClick: restart }}>This demo broke: {state.broken}</Alert>
          </Note>
        )}
        <div ref={box} hidden={typeof state === 'object'} />
      </Box>
      <div ref={requests} className="sb-unstyled" />
      {!labApart && <LabPlace stage={stage} />}
    </>
  )
}

/** Where the lab of a demo appears. */
export function LabPlace({ stage: { lab, labState } }: { stage: Stage }) {
  const isOpen = useStore(labState, (state) => state.isOpen)
  return <div ref={lab} className="sb-unstyled" data-lab={isOpen ? 'open' : 'closed'} />
}

/**
 * A shadow at the lower edge of a stage that scrolls says that there is more, as scrollbars may be hidden. At the stage's end a strip of its
 * background covers the shadow. A stage without a demo has neither: its empty box tells when a reader comes near.
 */
const edge = css`
  &[aria-busy='false'] > :last-child::after,
  &[aria-busy='false']:not(:has(> [hidden]))::after {
    content: '';
    position: relative;
    z-index: 2;
    display: block;
    height: 0.5rem;
    margin-block-start: -0.5rem;
    background: ${color.canvas};
    pointer-events: none;
  }

  &[aria-busy='false']:not(:has(> [hidden]))::after {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    background: linear-gradient(to top, color-mix(in srgb, ${color.text} 20%, transparent), transparent);
  }
`

const Box = styled.div<{ $maxHeight: string | undefined }>`
  flex: 1;
  background: ${color.canvas};

  @media (max-width: ${width.phone}) {
    --post-body: none;
    --post-inset: ${PHONE_INSET};
  }

  @media (min-width: ${width.phone}) {
    max-height: ${({ $maxHeight = 'none' }) => $maxHeight};
    overflow: ${({ $maxHeight }) => ($maxHeight === undefined ? 'visible' : 'auto')};
    ${({ $maxHeight }) => $maxHeight !== undefined && edge}
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Note = styled.div`
  color: ${color.textMuted};
  padding: ${space.m} var(--demo-inset);
`

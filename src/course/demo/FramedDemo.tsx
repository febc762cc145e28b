import { useContext, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useDocs, useIsToRead } from './docsContext.ts'
import { ThemeContext } from '#course/look/useToolbarLook.ts'
import { Button } from '#ui/Button.tsx'
import { color } from '#ui/tokens.ts'
import { AloneLink } from './DemoControls.tsx'
import { DemoFigure } from './DemoFigure.ts'
import { DemoHead } from './DemoHead.tsx'
import { DemoMenu } from './DemoMenu.tsx'
import { storyHref } from '#course/links/links.ts'
import { NOT_RECORDED, STORY_ROOT } from '#course/storybook.ts'
import { useComesNear } from './useComesNear.ts'
import type { StoryExport } from './useStage.ts'

export interface FramedDemoProps {
  of: StoryExport
  title: string
  /** What to do, and what there is to see, in a sentence each. */
  children?: ReactNode
  /** CSS height that is kept free for it until it has started; then it is as high as the story. */
  height?: string
}

/** One story, live on a docs page in an iframe, for demos that change what a whole page shares, such as its time. */
export function FramedDemo({ of, title, children, height = '26rem' }: FramedDemoProps) {
  const note = useId()
  const context = useDocs()
  const { story } = context.resolveOf(of as Parameters<typeof context.resolveOf>[0], ['story'])
  const theme = useContext(ThemeContext)
  const stage = useRef<HTMLDivElement>(null)
  /** Counts the starts; undefined until the first. */
  const [start, setStart] = useState<number>()

  const { natural, follow } = useHeightOfStory()
  const isToRead = useIsToRead()

  useComesNear(stage, 'near', () => setStart(0))

  return (
    <DemoFigure aria-label={title} aria-describedby={note}>
      <DemoHead title={title} note={children} noteId={note}>
        <DemoMenu title={title}>
          <Button
            variant="quiet"
            aria-label={`Replay: ${title}`}
            disabled={start === undefined}
            onClick={() => setStart((count = 0) => count + 1)}
          >
            Replay
          </Button>
          <AloneLink title={title} storyId={story.id} />
        </DemoMenu>
      </DemoHead>
      <FrameBox
        ref={stage}
        hidden={isToRead}
        style={{ height: natural === undefined ? height : `${natural}px` }}
      >
        {start !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this catalogue itself
          <iframe
            key={start}
            title={`${title}: live demo`}
            src={`${storyHref(story.id)}&globals=theme:${theme}&${NOT_RECORDED}`}
            onLoad={(event) => follow(event.currentTarget)}
          />
        )}
      </FrameBox>
    </DemoFigure>
  )
}

/** The height of the story in a frame, in px, so that nothing scrolls within the page. */
function useHeightOfStory() {
  const [natural, setNatural] = useState<number>()
  const observer = useRef<ResizeObserver>(undefined)

  useEffect(() => () => observer.current?.disconnect(), [])

  function follow(frame: HTMLIFrameElement): void {
    const root = frame.contentDocument?.querySelector(`#${STORY_ROOT}`)
    observer.current?.disconnect()
    if (!root) return
    // The frame is as high as its story: it needs no room for a scrollbar.
    root.ownerDocument.documentElement.style.scrollbarGutter = 'auto'
    observer.current = new ResizeObserver(() => {
      keepInset(root.ownerDocument.body, frame)
      const { bottom, height } = root.getBoundingClientRect()
      // Before the story is there, it has none.
      if (height > 0) setNatural(Math.ceil(bottom + (frame.contentWindow?.scrollY ?? 0)))
    })
    observer.current.observe(root)
  }

  return { natural, follow }
}

/** Hands the distance from the sides, which `DemoFigure` sets, on to the frame's document: variables end at a document. */
function keepInset({ style }: HTMLElement, frame: Element): void {
  style.setProperty('--demo-inset', getComputedStyle(frame).getPropertyValue('--demo-inset'))
}

const FrameBox = styled.div`
  background: ${color.canvas};

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`

import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { space, color, font, size, width } from '#ui/tokens.ts'
import { useDocs } from '#course/demo/docsContext.ts'
import type { Exercise, Written } from '#course/exercise/exercise.ts'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { placeInCourse } from '#course/exercise/placeInCourse.ts'
import { WorkspaceFrame, WholeWindow } from './layout.ts'

/** The page that an exercise has for itself: that of its stories. */
export function ExercisePage() {
  const docs = useDocs()
  const exercise = exerciseOf(docs.componentStories())
  const [content, setContent] = useState<ReactNode>()

  async function load(of: Exercise): Promise<ReactNode> {
    const [{ Workspace }, story, { default: startText }, start] = await Promise.all([
      import('./Workspace.tsx'),
      docs.loadStory(of.storyId),
      of.startText(),
      of.start(),
    ])
    return <Workspace key={of.id} exercise={of} story={story} startText={startText} start={start} />
  }

  // In development a definition is another one when a file of the exercise has changed.
  const show = useEffectEvent((of: Exercise) => {
    load(of).then(setContent, (error: unknown) => setContent(<Broken reason={String(error)} />))
  })
  useEffect(() => show(exercise), [exercise])

  return (
    <WorkspaceFrame className="sb-unstyled">
      <WholeWindow />
      <WorkspaceHead exercise={exercise} />
      {content}
    </WorkspaceFrame>
  )
}

/**
 * The exercise whose answers some stories are.
 *
 * @throws Error if they are none
 */
function exerciseOf(stories: readonly { parameters: object }[]): Exercise {
  for (const { parameters } of stories)
    if ('answer' in parameters) return (parameters.answer as Written).exercise
  throw new Error('These stories are not the answers of an exercise.')
}

function Broken({ reason }: { reason: string }) {
  return (
    <PageInset>
      <Alert action={{ label: 'Reload the page', onClick: () => location.reload() }}>
        {`This exercise could not be loaded: ${reason}`}
      </Alert>
    </PageInset>
  )
}

/** The way back to the lesson, and which exercise this is. */
function WorkspaceHead({ exercise }: { exercise: Exercise }) {
  const { lesson, number, count, back } = placeInCourse(exercise)
  const isSolved = useProgress(learnerProgress).solved.includes(exercise.id)
  return (
    <Head>
      <Back page={back} aria-label={`Back to the lesson ${lesson.skill}`}>
        <span aria-hidden>←</span> <Wide>{lesson.skill}</Wide>
        <Narrow>Lesson</Narrow>
      </Back>
      <h1>
        <Wide>
          Exercise {number} of {count}:{' '}
        </Wide>
        {exercise.title}
      </h1>
      {isSolved && <span>✓ Solved</span>}
    </Head>
  )
}

const PageInset = styled.div`
  padding: ${space.m};
`

const Head = styled.header`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  grid-area: head;
  display: flex;
  gap: ${space.s} ${space.m};
  align-items: center;
  min-width: 0;
  height: var(--head);
  overflow: hidden;
  padding-inline: ${space.m};
  box-shadow: 0 1px ${color.border};
  background: ${color.surface};

  h1 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    font-size: ${font.normal};
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Back = styled(DocsLink)`
  display: inline-flex;
  gap: ${space.s};
  align-items: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: ${color.accentText};
  text-decoration: none;
  white-space: nowrap;
`

const Wide = styled.span`
  @media (max-width: ${width.phone}) {
    display: none;
  }
`

const Narrow = styled.span`
  @media not (max-width: ${width.phone}) {
    display: none;
  }
`

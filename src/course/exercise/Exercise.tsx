import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useProgress } from '#progress/useProgress.ts'
import { Alert } from '#ui/Alert.tsx'
import { space, width } from '#ui/tokens.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { useDocs } from '#course/stage/docsContext.ts'
import type { Exercise as Definition } from './exercise.ts'
import { InlineCode } from '#course/text/InlineCode.tsx'
import { mistakeInFile } from './mistakeInFile.ts'
import { benchWithLab } from '#course/world/labLayout.ts'
import { DemoFigure } from '#course/stage/DemoFigure.ts'
import { DemoHead } from '#course/stage/DemoHead.tsx'
import { useComesNear } from '#course/stage/useComesNear.ts'

export interface ExerciseProps {
  of: Definition
}

/** Code for a learner to change, until its grader is content. Editor, starting point and grader are loaded when somebody comes near. */
export function Exercise({ of }: ExerciseProps) {
  return <Loaded key={of.id} of={of} />
}

function Loaded({ of }: ExerciseProps) {
  const docs = useDocs()
  const figure = useRef<HTMLElement>(null)
  const isNear = useRef(false)
  const [content, setContent] = useState<ReactNode>(<Room $lines={of.lines} />)
  const [broken, setBroken] = useState<string>()
  const isSolved = useProgress(learnerProgress).solved.includes(of.id)

  async function load(exercise: Definition): Promise<ReactNode> {
    const [{ Workbench }, story, { default: startText }, start] = await Promise.all([
      import('./Workbench.tsx'),
      docs.loadStory(exercise.storyId),
      exercise.startText(),
      exercise.start(),
    ])
    return <Workbench exercise={exercise} story={story} startText={startText} start={start} />
  }

  useComesNear(figure, 'near', () => {
    isNear.current = true
    void load(of).then(setContent, async (error: unknown) => setContent(notLoaded(await reasonOf(of, error))))
  })

  // In development a definition is another one when a file of the exercise has changed.
  async function reload(changed: Definition): Promise<void> {
    try {
      setContent(await load(changed))
      setBroken(undefined)
    } catch (error) {
      setBroken(await reasonOf(changed, error))
    }
  }
  const showAgain = useEffectEvent((changed: Definition) => {
    if (isNear.current) void reload(changed)
  })
  useEffect(() => showAgain(of), [of])

  return (
    <Figure ref={figure} aria-label={`Exercise: ${of.title}`}>
      <DemoHead
        title={`Exercise: ${of.title}`}
        verdict={isSolved ? 'solved' : undefined}
        note={<InlineCode>{of.task}</InlineCode>}
      >
        {null}
      </DemoHead>
      {broken !== undefined && (
        <Inset>
          <Alert>The file cannot be loaded as it is now. Below it is as it was before. {broken}</Alert>
        </Inset>
      )}
      {content}
    </Figure>
  )
}

/** In development the file of the starting point is the learner's. */
async function reasonOf(exercise: Definition, error: unknown): Promise<string> {
  if (!import.meta.env.DEV) return String(error)
  return mistakeInFile(exercise, error).catch(() => String(error))
}

function notLoaded(reason: string): ReactNode {
  return (
    <Inset>
      <Alert action={{ label: 'Reload the page', onClick: () => location.reload() }}>
        This exercise could not be loaded: {reason}
      </Alert>
    </Inset>
  )
}

const Figure = styled(DemoFigure)`
  ${benchWithLab}
`

/** What the bench takes: its lines, with what stands around them; on a phone more of both, because the stage is below the code. */
const Room = styled.div<{ $lines: number }>`
  min-height: calc(44rem + 1.2 * ${({ $lines }) => $lines} * 1.4rem);

  @media (min-width: ${width.phone}) {
    min-height: calc(18.5rem + ${({ $lines }) => $lines} * 1.4rem);
  }
`

const Inset = styled.div`
  padding: ${space.m} var(--demo-inset);
`

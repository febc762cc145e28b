import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { space } from '#ui/tokens.ts'
import { useDocs } from '#course/demo/docsContext.ts'
import type { Exercise } from '#course/exercise/exercise.ts'
import type { Written } from '#course/exercise/written.ts'
import { Frame, WholeWindow } from './layout.ts'
import { WorkspaceHead } from './WorkspaceHead.tsx'

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
    <Frame className="sb-unstyled">
      <WholeWindow />
      <WorkspaceHead exercise={exercise} />
      {content}
    </Frame>
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
    <Inset>
      <Alert action={{ label: 'Reload the page', onClick: () => location.reload() }}>
        {`This exercise could not be loaded: ${reason}`}
      </Alert>
    </Inset>
  )
}

const Inset = styled.div`
  padding: ${space.m};
`

import { Suspense } from 'react'
import { definePreviewAddon } from '#course/storybook.ts'
import { late } from '#ui/late.tsx'
import type { Written } from './exercise.ts'

/**
 * Gives a story of an exercise the answer that is to be seen: on a docs page the learner's, in place of the story's own, which may be
 * written as edits of a file.
 */
export function addonAnswers() {
  return definePreviewAddon({
    // That of all stories which have a page of their own, and no MDX for it.
    parameters: { docs: { page: docsPage } },
    // The context is that of the render and of the play.
    async beforeEach(context) {
      const written = context.parameters['answer'] as Written | undefined
      const answer = context.stage?.answer ?? (written && (await made(written)))
      if (answer !== undefined) context.args = { ...context.args, answer }
    },
  })
}

async function made(written: Written) {
  const { moduleOf } = await import('./moduleOf.ts')
  return moduleOf(written)
}

const LateExercisePage = late(
  () => import('./workspace/ExercisePage.tsx').then((module) => module.ExercisePage),
  'This exercise could not be loaded. Check your connection and try again.',
)

/** The page of an exercise's stories, as Storybook asks for one: what only it needs comes with it. */
function docsPage() {
  return (
    <>
      <Suspense>
        <LateExercisePage />
      </Suspense>
    </>
  )
}

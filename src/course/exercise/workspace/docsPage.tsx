import { Suspense } from 'react'
import { late } from '#ui/late.tsx'

const ExercisePage = late(
  () => import('./ExercisePage.tsx').then((module) => module.ExercisePage),
  'This exercise could not be loaded. Check your connection and try again.',
)

/** The page of an exercise's stories, as Storybook asks for one: what only it needs comes with it. */
export function docsPage() {
  return (
    <>
      <Suspense>
        <ExercisePage />
      </Suspense>
    </>
  )
}

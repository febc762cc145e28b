import { lazy, Suspense } from 'react'

const ExercisePage = lazy(() =>
  import('./ExercisePage.tsx').then((module) => ({ default: module.ExercisePage })),
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

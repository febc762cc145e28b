/** @jsxRuntime classic */
// Storybook's frame has a React of its own, and its bundler knows no other runtime of JSX.
import * as React from 'react'
import { createPortal } from 'react-dom'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { Global, styled } from 'storybook/theming'
import { isExercisePage, pageIds } from '#course/links/pageIds.ts'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { width } from '#ui/tokens.ts'

/** The ways on at a phone's foot, at the end of Storybook's bar, which says the name of the lesson or the exercise. */
export function FootTool() {
  const { storyId = '', index } = useStorybookState()
  if (isExercisePage(storyId)) {
    const entry = index?.[storyId]
    return <ExerciseFoot file={entry !== undefined && 'importPath' in entry ? entry.importPath : ''} />
  }
  const slug = /^course-(.+)--lesson$/.exec(storyId)?.[1]
  return slug === undefined ? null : <LessonFoot slug={slug} />
}

/** Back to the card of an exercise, whose file is in a folder of its lesson. */
function ExerciseFoot({ file }: { file: string }) {
  const [, slug, exercise] = /\/lessons\/([^/]+)\/exercises\/([^/]+)\//.exec(file) ?? []
  return (
    <>
      {/* On a phone its code needs the room of the toolbar, which still renders this. */}
      <Global
        styles={{
          [`@media (max-width: ${width.phone})`]: {
            'section[data-testid=sb-preview-toolbar]': { display: 'none' },
          },
        }}
      />
      {slug !== undefined &&
        createPortal(
          <Foot aria-label="The lesson of this exercise">
            <Way
              sign={<small>← Lesson</small>}
              says="Back to the lesson"
              page={`${lessonPageId({ slug })}#exercise-${exercise}`}
            />
          </Foot>,
          document.body,
        )}
    </>
  )
}

function LessonFoot({ slug }: { slug: string }) {
  const { previous, next } = lessonOf(slug)
  // Storybook's bar lies over its toolbar.
  return createPortal(
    <Foot aria-label="The lessons beside this one">
      <Way
        sign="←"
        says={previous ? `Previous: ${previous.skill}` : 'Previous: Welcome'}
        page={previous ? lessonPageId(previous) : pageIds.welcome}
      />
      {next && <Way sign="→" says={`Next: ${next.skill}`} page={lessonPageId(next)} />}
    </Foot>,
    document.body,
  )
}

function Way({ sign, says, page }: { sign: React.ReactNode; says: string; page: string }) {
  const api = useStorybookApi()
  const address = `?path=/docs/${page}`
  return (
    <Link
      href={address}
      aria-label={says}
      title={says}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        api.navigateUrl(address, {})
      }}
    >
      {sign}
    </Link>
  )
}

/** Storybook's bar is as high, and at the foot as long as the window is narrower than that. */
const Foot = styled.nav({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 4,
  zIndex: 10,
  display: 'flex',
  '@media (min-width: 600px)': { display: 'none' },
})

const Link = styled.a(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: 48,
  height: 40,
  paddingInline: 8,
  color: theme.color.defaultText,
  fontSize: 20,
  textDecoration: 'none',
  '@media (pointer: coarse)': { height: 44 },
}))

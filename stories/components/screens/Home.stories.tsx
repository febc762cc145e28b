import { expect, within } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { lessonPageId, lessons } from '#syllabus/lessons.ts'
import { courseLength } from '#syllabus/minutesOf.ts'
import { PROGRESS_KEY } from '#progress/progressKey.ts'
import { progress } from '#progress/progressStore.ts'
import { Home } from '#screens/Home.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Home',
  component: Home,
  // The stories share one storage, and others have visited lessons in it.
  beforeEach: progress.resetProgress,
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('it welcomes', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Welcome to the React Query Course',
      )
    })
    await step('one button leads to the first lesson', async () => {
      const start = canvas.getByRole('link', { name: 'Start with lesson 1' })
      await expect(start).toHaveAttribute(
        'href',
        expect.stringMatching(/\/docs\/course-why-a-query--lesson$/),
      )
    })
    await step('a link leads to where to start', async () => {
      const start = canvas.getByRole('link', { name: 'See where to start.' })
      await expect(start).toHaveAttribute(
        'href',
        expect.stringMatching(/\?path=\/docs\/course-welcome--welcome#the-lessons$/),
      )
    })
    await step('a button leads to every screen, in the order of the course', async () => {
      const links = lessons.map(({ title }) => canvas.getByRole('link', { name: title }))
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        lessons.map(({ path }) => appHref(path)),
      )
      for (const link of links) await expect(link).toHaveStyle({ borderStyle: 'solid', minHeight: '44px' })
    })
    await step('and one to the lesson of each', async () => {
      const links = canvas.getAllByRole('link', { name: /^Read lesson \d/ })
      await expect(links.map((link) => link.getAttribute('href')?.replace(/.*docs\//, ''))).toEqual(
        lessons.map(lessonPageId),
      )
    })
    await step(
      'what one learns comes first, with its number, then what it is for and its screen',
      async () => {
        const tiles = canvas.getAllByRole('listitem')
        await expect(tiles.map((tile) => tile.textContent)).toEqual(
          lessons.map(
            ({ promise, skill, title }, index) =>
              `${index + 1} ${skill}${promise}${title}Read lesson ${index + 1}`,
          ),
        )
      },
    )
    await step('it says how much there is to do', async () => {
      await expect(canvas.getByText(courseLength)).toBeVisible()
    })
    await step('groups have the names of the menus', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 })
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Start here',
        'React Query',
        'State Management',
        'Routing',
        'Advanced',
      ])
    })
  },
})

/** For somebody who has read one lesson, and has looked into another one. */
export const Begun = meta.story({
  beforeEach() {
    progress.recordRead('overview')
    progress.recordVisit('todo-demo')
    return progress.resetProgress
  },
  play: async ({ canvas, step }) => {
    await step('the button leads back to where one was', async () => {
      const on = await canvas.findByRole('link', {
        name: 'Continue where you were: Change data on a server',
      })
      await expect(on).toHaveAttribute('href', expect.stringMatching(/\/docs\/course-todo-demo--lesson$/))
      await expect(canvas.queryByRole('link', { name: 'Start with lesson 1' })).toBeNull()
    })
    await step('the lesson that was read says how far it is, and no other one does', async () => {
      const begun = canvas.getAllByRole('listitem').filter((tile) => /Begun|✓ Done/.test(tile.textContent))
      await expect(begun.map((tile) => within(tile).getAllByRole('link')[0]?.textContent)).toEqual([
        'Overview',
      ])
      await expect(begun[0]).toHaveTextContent(/Begun$|✓ Done$/)
    })
    await step('what is solved on a page meanwhile shows at once', async () => {
      progress.recordSolved('router-docs/keep-the-rest')
      const tile = canvas.getByRole('link', { name: 'Router Docs' }).closest('li')
      await expect(await within(tile ?? document.body).findByText('Begun')).toBeVisible()
      await expect(localStorage.getItem(PROGRESS_KEY)).toContain('keep-the-rest')
    })
  },
})

import { expect } from 'storybook/test'
import { lessons, menuOf } from '#syllabus/lessons.ts'
import type { Lesson, LessonSlug } from '#syllabus/lessons.ts'
import { logIn } from '#course/story/logIn.ts'
import type { Walk } from './learner.ts'

const home = 'Welcome to the React Query Course'

/** The actions in each lesson. A lesson without an entry is only opened. */
const exercises: Partial<Record<LessonSlug, Exercise>> = {
  overview: { says: 'it counts what the server holds', act: countTodos },
  'basic-query': { says: 'only the posts of User 2', act: filterPosts },
  pagination: { says: 'on to page 2', act: turnThePage },
  'infinite-query': { says: 'a second page below the first', act: loadMore },
  'todo-demo': { says: 'one todo more', act: addATodo },
  'reducer-demo': { says: 'a count, and a task for later', act: countAndAddATask },
  'context-demo': { says: 'it greets by name', act: sayOnesName },
  'zustand-demo': { says: 'the summary knows what the cart holds', act: fillTheCart },
  'router-docs': { says: 'two query parameters, and none', act: followTheRouter },
}

interface Exercise {
  says: string
  act: (walk: Walk) => Promise<void>
}

/** Goes to each lesson by the nav bar, or from Home where the bar has no link to it. */
export async function throughTheLessons(walk: Walk): Promise<void> {
  const { step, canvas, arriveAt } = walk
  await step('Home: it welcomes', async () => {
    await expect(await canvas.findByRole('heading', { level: 1, name: home })).toBeVisible()
  })
  for (const lesson of lessons) {
    const { says, act } = exercises[lesson.slug] ?? { says: 'it opens' }
    await step(`${lesson.title}: ${says}`, async () => {
      await (lesson.offNavBar === true ? followFromHome(walk, lesson) : followTheBar(walk, lesson))
      await arriveAt(lesson.title)
      await act?.(walk)
    })
  }
}

async function followFromHome({ followBrand, canvas, follow }: Walk, { title }: Lesson): Promise<void> {
  await followBrand()
  await expect(await canvas.findByRole('heading', { level: 1, name: home })).toBeVisible()
  await follow(title)
}

async function followTheBar({ followBar, followMenu }: Walk, lesson: Lesson): Promise<void> {
  const menu = menuOf(lesson)
  await (menu === undefined ? followBar(lesson.title) : followMenu(menu, lesson.title))
}

async function countTodos({ page }: Walk): Promise<void> {
  await expect(await page().findByText('200')).toBeVisible()
}

async function filterPosts({ userEvent, page }: Walk): Promise<void> {
  await userEvent.selectOptions(page().getByRole('combobox', { name: 'Filter by user' }), 'User 2')
  await expect(await page().findByText('10 posts')).toBeVisible()
}

async function turnThePage({ page, pressButton }: Walk): Promise<void> {
  await pressButton('Next')
  await expect(await page().findByText(/^10 posts on current page \(page 2 of ~10 pages/)).toBeVisible()
}

async function loadMore({ page, press }: Walk): Promise<void> {
  await press(await page().findByRole('button', { name: 'Load more' }))
  await expect(await page().findByText('20 posts loaded, 2 pages loaded')).toBeVisible()
}

async function addATodo({ userEvent, page }: Walk): Promise<void> {
  await expect(await page().findByText('200 todos')).toBeVisible()
  await userEvent.type(page().getByPlaceholderText('Add a todo'), 'Walk on{Enter}')
  await expect(await page().findByText('Walk on')).toBeVisible()
  await expect(await page().findByText('201 todos')).toBeVisible()
}

async function countAndAddATask({ userEvent, part, press }: Walk): Promise<void> {
  await press(part('Counter').getByRole('button', { name: 'Set to 10' }))
  await expect(part('Counter').getByText('Last action: Set to 10')).toBeVisible()
  await userEvent.type(part('Root tasks').getByRole('textbox', { name: 'New task' }), 'Come back{Enter}')
  await expect(part('Root tasks').getByText('Come back')).toBeVisible()
}

async function sayOnesName({ userEvent, page }: Walk): Promise<void> {
  await userEvent.type(page().getByLabelText('Your name'), 'Grace')
  await expect(page().getByText('Hello, Grace.')).toBeVisible()
}

async function fillTheCart({ part, press }: Walk): Promise<void> {
  await press(part('3. Shopping cart').getByRole('button', { name: /^Add Zustand Book/ }))
  await expect(part('6. Cross-store summary').getByText('1 item, $29.99')).toBeVisible()
}

async function followTheRouter(walk: Walk): Promise<void> {
  const { step, page, part, follow, pressButton, arriveAt } = walk
  await pressButton('Add Query Params')
  await expect(await page().findByText('sort = name')).toBeVisible()
  await pressButton('Clear Query Params')
  await expect(await page().findByText('No query parameters')).toBeVisible()
  await step('User 123: the settings', async () => {
    await follow('User 123')
    await arriveAt('User profile')
    await follow('settings')
    await expect(await part('User 123').findByText(/^Language, theme and notifications/)).toBeVisible()
    await follow('Back to Router Docs')
    await arriveAt('Router Docs')
  })
  await step('Post 1: up to the posts, and down to another one', async () => {
    await pressButton('Go to post 1')
    await arriveAt('Post')
    await expect(part('Post 1').getByText('/posts/1')).toBeVisible()
    await follow('Back to Posts')
    await arriveAt('Posts')
    await follow('Post 2')
    await arriveAt('Post')
    await expect(part('Post 2').getByText('/posts/2')).toBeVisible()
  })
  await step('Go Back: back in history, to the posts', async () => {
    await pressButton('Go Back')
    await arriveAt('Posts')
    await follow('Back to Router Docs')
    await arriveAt('Router Docs')
  })
  await step('An address that nothing matches: the error page, and the way home', async () => {
    await follow('an address that nothing matches')
    await arriveAt('Oops! An error occurred')
    await expect(page().getByText('Invalid page')).toBeVisible()
    await follow('Go to the home page')
    await arriveAt(home)
  })
}

export async function outsideTheCourse(walk: Walk): Promise<void> {
  const { step, page, follow, followBar, followBrand, pressButton, arriveAt } = walk
  await step('Register: a place that is kept free', async () => {
    await followBar('Register')
    await arriveAt('Register')
    await expect(page().getByText('Registration form will go here.')).toBeVisible()
    await followBrand()
    await arriveAt(home)
  })
  await step('Admin: open to everybody, and home again', async () => {
    await follow('Router Docs')
    await arriveAt('Router Docs')
    await follow('the admin page')
    await arriveAt('Admin')
    await pressButton('Go to Home')
    await arriveAt(home)
  })
  await step('Login: an admin is welcome', async () => {
    await followBar('Login')
    await arriveAt('Login')
    await logIn(walk, 'admin@example.com')
    await expect(await page().findByText('Role: admin')).toBeVisible()
    await expect(page().getAllByText('Welcome, Admin')[0]).toBeVisible()
    await followBrand()
    await arriveAt(home)
  })
}

export async function andBackAgain({ step, part, follow, followBrand, arriveAt }: Walk): Promise<void> {
  await step('Zustand Demo: who is logged in is known here as well', async () => {
    await follow('Zustand Demo')
    await arriveAt('Zustand Demo')
    await expect(part('6. Cross-store summary').getByText('Admin')).toBeVisible()
  })
  await step('Reducer Demo: the task for later is still there', async () => {
    await followBrand()
    await arriveAt(home)
    await follow('Reducer Demo')
    await arriveAt('Reducer Demo')
    await expect(part('Root tasks').getByText('Come back')).toBeVisible()
  })
}

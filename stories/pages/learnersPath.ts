import { expect } from 'storybook/test'
import { logIn } from '../client-state/user/logIn.ts'
import type { Walk } from './learner.ts'

const home = 'Welcome to the React Query Course'

export async function startHere({ step, canvas, page, follow, arriveAt }: Walk): Promise<void> {
  await step('Home: a button leads to Overview', async () => {
    await expect(await canvas.findByRole('heading', { level: 1, name: home })).toBeVisible()
    await follow('Overview')
  })
  await step('Overview: it counts what the server holds', async () => {
    await arriveAt('Overview')
    await expect(await page().findByText('200')).toBeVisible()
  })
}

export async function serverState({
  step,
  userEvent,
  page,
  press,
  followMenu,
  arriveAt,
}: Walk): Promise<void> {
  await step('Basic Query: only the posts of User 2', async () => {
    await followMenu('React Query', 'Basic Query')
    await arriveAt('Basic Query')
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Filter by user' }), 'User 2')
    await expect(await page().findByText('10 posts')).toBeVisible()
  })
  await step('Pagination: on to page 2', async () => {
    await followMenu('React Query', 'Pagination')
    await arriveAt('Pagination')
    await press(page().getByRole('button', { name: 'Next' }))
    await expect(await page().findByText(/^10 posts on current page \(page 2 of ~10 pages/)).toBeVisible()
  })
  await step('Infinite Query: a second page below the first', async () => {
    await followMenu('React Query', 'Infinite Query')
    await arriveAt('Infinite Query')
    await press(await page().findByRole('button', { name: 'Load more' }))
    await expect(await page().findByText('20 posts loaded, 2 pages loaded')).toBeVisible()
  })
  await step('Todo Demo: one todo more', async () => {
    await followMenu('React Query', 'Todo Demo')
    await arriveAt('Todo Demo')
    await expect(await page().findByText('200 todos')).toBeVisible()
    await userEvent.type(page().getByPlaceholderText('Add a todo'), 'Walk on{Enter}')
    await expect(await page().findByText('Walk on')).toBeVisible()
    await expect(await page().findByText('201 todos')).toBeVisible()
  })
}

export async function clientState({
  step,
  userEvent,
  page,
  part,
  press,
  followMenu,
  arriveAt,
}: Walk): Promise<void> {
  await step('Reducer Demo: a count, and a task for later', async () => {
    await followMenu('State Management', 'Reducer Demo')
    await arriveAt('Reducer Demo')
    await press(part('Counter').getByRole('button', { name: 'Set to 10' }))
    await expect(part('Counter').getByText('Last action: Set to 10')).toBeVisible()
    await userEvent.type(part('Root tasks').getByRole('textbox', { name: 'New task' }), 'Come back{Enter}')
    await expect(part('Root tasks').getByText('Come back')).toBeVisible()
  })
  await step('Context Demo: it greets by name', async () => {
    await followMenu('State Management', 'Context Demo')
    await arriveAt('Context Demo')
    await userEvent.type(page().getByLabelText('Your name'), 'Grace')
    await expect(page().getByText('Hello, Grace.')).toBeVisible()
  })
  await step('Zustand Demo: the summary knows what the cart holds', async () => {
    await followMenu('State Management', 'Zustand Demo')
    await arriveAt('Zustand Demo')
    await press(part('3. Shopping cart').getByRole('button', { name: /^Add Zustand Book/ }))
    await expect(part('6. Cross-store summary').getByText('1 item, $29.99')).toBeVisible()
  })
}

export async function routing(walk: Walk): Promise<void> {
  const { step, page, part, follow, followBar, pressButton, arriveAt } = walk
  await step('Router Docs: two query parameters, and none', async () => {
    await followBar('Router Docs')
    await arriveAt('Router Docs')
    await pressButton('Add Query Params')
    await expect(await page().findByText('sort = name')).toBeVisible()
    await pressButton('Clear Query Params')
    await expect(await page().findByText('No query parameters')).toBeVisible()
  })
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

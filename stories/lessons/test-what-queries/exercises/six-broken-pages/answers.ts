import { solution, start } from '#course/exercise/exercise.ts'
import type { Answer, Answers } from '#course/exercise/exercise.ts'

const firstTest = `    render()
    await expect(await canvas.findByText('Buy milk')).toBeVisible()`

/** The starting point, whose one test does something else. */
const testing = (body: string, given = 'render, canvas'): Answer =>
  start(['render, canvas', given], [firstTest, body])

export const answers: Answers = {
  right: {
    'one long test': start(
      ['import { expect } from', "import { http, HttpResponse } from 'msw'\nimport { expect } from"],
      ['render, canvas', 'render, canvas, server, userEvent'],
      [
        firstTest,
        `    server.use(
      http.get('*/posts', () => HttpResponse.error(), { once: true }),
    )
    render()
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Buy milk')
    await userEvent.type(canvas.getByLabelText('New post'), 'Eat milk{Enter}')
    await canvas.findByText('Eat milk')
    await expect(document.activeElement).toBe(canvas.getByLabelText('New post'))
    await userEvent.type(canvas.getByLabelText('Find'), 'MILK')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.clear(canvas.getByLabelText('Find'))
    await userEvent.selectOptions(canvas.getByLabelText('User'), '2')
    await canvas.findByText('Book a room')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)`,
      ],
    ),
    'other queries': solution(
      ['import { expect } from', 'import { expect, waitFor } from'],
      ["await canvas.findByRole('alert')", 'await canvas.findByText(/could not be reached/)'],
      [
        `    const added = await canvas.findAllByText('Feed the cat')
    await expect(added).toHaveLength(1)`,
        `    await waitFor(() =>
      expect(
        canvas.getByRole('list', { name: 'Posts' }).textContent,
      ).toBe('Buy milkCall AdaFeed the cat'),
    )`,
      ],
      ["canvas.getByRole('combobox', { name: 'User' })", "canvas.getByLabelText('User')"],
    ),
  },
  when: {
    'one long test':
      'Choose it where starting the page is slow. When it fails, its name does not say what broke.',
    'other queries':
      'Choose by what a user would go by: a role and a name first, a text where there is none.',
  },
  wrong: {
    'asserts nothing': [
      testing('    render()\n    await canvas.findByText(/./).catch(() => undefined)'),
      /pass on an empty page, too: they assert nothing/,
    ],
    'the first moment alone': [
      testing("    render()\n    await expect(canvas.getByText('Loading...')).toBeVisible()"),
      /never gets past “Loading...”: they look at its first moment alone/,
    ],
    'does not wait': [
      testing("    render()\n    await expect(canvas.getByText('Buy milk')).toBeVisible()"),
      /fails on the page that works: Unable to find .*Buy milk\. The page was still loading then/,
    ],
    'looks before anything has changed': [
      solution([
        `    const added = await canvas.findAllByText('Feed the cat')
    await expect(added).toHaveLength(1)`,
        "    await canvas.findByText('Buy milk')",
      ]),
      /^Still alive: 2 of the 6 broken versions\. One shows the old list after an add: its users add the post again\. One saves a new post twice/,
    ],
    'no failing server': [
      solution(
        ["    server.use(http.get('*/posts', () => HttpResponse.error()))\n", ''],
        ["findByRole('alert')", "findByText('Buy milk')"],
        ['async ({ server, render, canvas })', 'async ({ render, canvas })'],
        ["import { http, HttpResponse } from 'msw'\n", ''],
      ),
      /^Still alive: the version that shows nothing when the server fails\. Its users wait for ever\.$/,
    ],
    'another promise than the page’s': [
      testing("    render()\n    await canvas.findByText('Feed the cat')"),
      /“shows the posts of the user” fails on the page that works: Unable to find .*Feed the cat/,
    ],
    'no await': [
      testing("    render()\n    void canvas.findByText('Buy milk')"),
      /ended while a `findBy…` was still waiting.* Is there an `await` missing/,
    ],
    'counts its runs': [
      start(
        ['export const tests', 'let runs = 0\n\nexport const tests'],
        [firstTest, `${firstTest}\n    if ((runs += 1) > 1) throw new Error('enough')`],
      ),
      /now they fail there: .*enough.* What do they keep from one run to the next/,
    ],
    'waits for ever': [
      testing('    render()\n    await new Promise(() => canvas)'),
      /did not end within 5 seconds, and was stopped/,
    ],
    'an endless loop': [
      testing("    render()\n    while (canvas.queryByText('Buy milk') === null) continue"),
      /^Line \d+: This loop did not end within a second/,
    ],
    'throws at once': [
      start(
        ['async ({ render, canvas })', '({ render, canvas })'],
        [firstTest, "    render()\n    throw new Error(`nothing for ${canvas.getByLabelText('User').id}`)"],
      ),
      /fails on the page that works: nothing for/,
    ],
  },
}

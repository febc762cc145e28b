import { expect, waitFor } from 'storybook/test'
import { MiniBrowser } from '#course/router/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { framesOf } from '#course/story/framesOf.ts'
import { twoFiltersOneClick } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Two filters, one click',
  tags: ['!dev'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { Tasks } }: { answer: typeof answer }) => (
    <MiniBrowser
      routes={[
        {
          path: '*',
          element: (
            <AnswerSlot>
              <Tasks />
            </AnswerSlot>
          ),
        },
      ]}
      errorElement={<p>Invalid page</p>}
      startAt="/tasks?from=course"
    />
  ),
})

export const Solution = meta.story({
  args: { answer },
  play: graded(async ({ canvas, canvasElement, userEvent, step }) => {
    const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value
    const params = () => Object.fromEntries(new URL(address(), location.origin).searchParams)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const frames = framesOf(canvasElement, () => canvasElement.textContent)

    await step('one press sets the filter and the sorting', async () => {
      await because('The page should have a button “Active, by name”, and it does not.', () =>
        press('Active, by name'),
      )
      await because(
        () =>
          frames.end().some((text) => text.includes('Filter: active'))
            ? 'The filter was in the address for a moment, then the sorting replaced it. Waiting does not help: the function that waits still holds the parameters of the render that it comes from.'
            : `The address is ${address()}. Both calls began with the same parameters, so only one of the two changes is left. One press, one update.`,
        () =>
          waitFor(() => expect(params()).toMatchObject({ filter: 'active', sort: 'name' }), {
            timeout: 1000,
          }),
      )
      frames.end()
    })
    await step('what was there before is still there', () =>
      because(
        '`from=course` is gone. An address that you write yourself replaces all parameters: begin with those that are there.',
        () => expect(params()).toMatchObject({ from: 'course' }),
      ),
    )
    await step('one press on Back undoes both', async () => {
      await press('Back')
      await because(
        () =>
          `You pressed Back once, and the address is ${address()}. It should be /tasks?from=course again: one press made more than one entry in the history.`,
        () => waitFor(() => expect(address()).toBe('/tasks?from=course'), { timeout: 1000 }),
      )
    })
  }),
})

const { start } = answersTo(twoFiltersOneClick, Solution)

export const StartingPoint = Solution.extend(start.wrong(/Both calls began with the same parameters/))

export const ACopyToNavigateTo = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        "import { useLocation, useNavigate } from 'react-router-dom'",
      ],
      [
        `const [, setParams] = useSearchParams()

  function setParam(name: string, value: string) {
    setParams((params) => {
      params.set(name, value)
      return params
    })
  }`,
        `const { search } = useLocation()
  const navigate = useNavigate()`,
      ],
      [
        `setParam('filter', 'active')
    setParam('sort', 'name'`,
        `const params = new URLSearchParams(search)
    params.set('filter', 'active')
    params.set('sort', 'name')
    void navigate({ search: \`?\${params}\` }`,
      ],
    )
    .right(),
)

export const OneCall = Solution.extend(
  start
    .with(
      ['setParam(name: string, value: string)', 'showActiveByName()'],
      [
        'name, value',
        `'filter', 'active')
      params.set('sort', 'name'`,
      ],
      [
        `  function showActiveByName() {
    setParam('filter', 'active')
    setParam('sort', 'name')
  }

`,
        '',
      ],
    )
    .right(),
)

export const AnEffect = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        `import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'`,
      ],
      [
        'const [, setParams] = useSearchParams()',
        `const [params, setParams] = useSearchParams()
  const filter = params.get('filter')

  useEffect(() => {
    if (filter === 'active') setParam('sort', 'name')
  }, [filter])`,
      ],
      [
        `    setParam('sort', 'name')
`,
        '',
      ],
    )
    .wrong(/more than one entry in the history/),
)

export const ATimeout = Solution.extend(
  start
    .with(["setParam('sort', 'name')", "setTimeout(() => setParam('sort', 'name'))"])
    .wrong(/Waiting does not help/),
)

export const WithoutTheRest = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        "import { useNavigate } from 'react-router-dom'",
      ],
      [
        `const [, setParams] = useSearchParams()

  function setParam(name: string, value: string) {
    setParams((params) => {
      params.set(name, value)
      return params
    })
  }`,
        'const navigate = useNavigate()',
      ],
      [
        `setParam('filter', 'active')
    setParam('sort', '`,
        "void navigate('?filter=active&sort=",
      ],
    )
    .wrong(/`from=course` is gone/),
)

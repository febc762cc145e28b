import { expect, waitFor } from 'storybook/test'
import { MiniBrowser } from '#course/router/MiniBrowser.tsx'
import { AnswerSlot } from '#course/exercise/grade/AnswerSlot.tsx'
import { answersTo } from '#course/exercise/answersTo.ts'
import { because, graded } from '#course/exercise/grade/grading.ts'
import preview from '#storybook/preview.tsx'
import { goTo } from '../../demos/goTo.ts'
import { areOfThePageAround, ASK_THE_ROUTER } from '../../demos/ofThePageAround.ts'
import { keepTheRest } from './exercise.ts'
import * as answer from './solution.tsx'

const meta = preview.meta({
  title: 'Components/Exercises/Router Docs/Keep the rest',
  tags: ['!dev', 'autodocs', 'answer'],
  // The small browser brings a router of its own.
  parameters: { reactRouter: { disable: true } },
  render: ({ answer: { Profile } }: { answer: typeof answer }) => (
    <MiniBrowser
      routes={[
        {
          path: '*',
          element: (
            <AnswerSlot>
              <Profile />
            </AnswerSlot>
          ),
        },
      ]}
      errorElement={<p>Invalid page</p>}
      startAt="/users/7?tag=tea&tag=milk&tab=profile"
    />
  ),
})

export const Solution = meta.story({
  tags: ['!answer'],
  args: { answer },
  play: graded(async ({ canvas, userEvent, step }) => {
    const bar = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    const address = () => new URL(bar().value, location.origin)
    const all = (name: string) => address().searchParams.getAll(name)
    const openSettings = () => userEvent.click(canvas.getByText('Open settings'))

    await step('“Open settings” changes the tab', async () => {
      await because('The page should have “Open settings” to press, and it does not.', openSettings)
      await because(
        () =>
          address().pathname !== '/users/7'
            ? `You pressed “Open settings”, and got to ${bar().value}. The tab is a parameter: the path stays, and \`tab=settings\` stands in the query string.`
            : [...address().searchParams].length === 0
              ? 'You opened the settings, and the address has no parameters any more. What you give to `setParams`, or what your function returns, is the whole query string from now on. `set` itself returns nothing.'
              : bar().value === '/users/7?tag=tea&tag=milk&tab=profile'
                ? 'You pressed, and the address stayed as it was. `params.set(…)` alone changes an object, and not the address: hand it to `setParams`.'
                : `You pressed “Open settings”, and the address has no \`tab=settings\`: ${bar().value}`,
        () => waitFor(() => expect(all('tab')).toContain('settings'), { timeout: 1000 }),
      )
    })
    await step('both tags are still there', async () => {
      await because(
        () =>
          areOfThePageAround(address().searchParams)
            ? `You went to ${bar().value}. ${ASK_THE_ROUTER}`
            : 'The tags are gone. What you gave to the router is the whole query string from now on. Begin with the parameters that are there. (Spread into an object, a `URLSearchParams` adds nothing.)',
        () => all('tag').length > 0,
      )
      await because(
        () => whatBecame(all('tag')),
        () => expect(all('tag')).toEqual(['tea', 'milk']),
      )
    })
    await step('the address has one tab', () =>
      because(
        async () => {
          const times = `\`tab\` is in the address ${all('tab').length} times: ${all('tab').join(', ')}.`
          await goTo({ canvas, userEvent }, '/users/8')
          await openSettings()
          return address().pathname === '/users/8'
            ? `${times} You added one to the one that was there. Replace it.`
            : `${times} You put a text behind the parameters, whatever they were, and without any it leads to ${bar().value}. Let \`URLSearchParams\` replace the tab.`
        },
        () => expect(all('tab')).toEqual(['settings']),
      ),
    )
    await step('the path is the same', () =>
      because(
        () => `The profile of /users/7 was open, and now it is ${address().pathname}.`,
        () => address().pathname === '/users/7',
      ),
    )
    await step('from an address without parameters it works, too', async () => {
      await goTo({ canvas, userEvent }, '/users/8')
      await openSettings()
      await because(
        () => `From /users/8 the settings should be /users/8?tab=settings. You went to ${bar().value}`,
        () => waitFor(() => expect(bar()).toHaveValue('/users/8?tab=settings'), { timeout: 1000 }),
      )
    })
    await step('parameters of any name stay', async () => {
      await goTo({ canvas, userEvent }, '/users/9?from=course&list=1&list=2&tab=posts')
      await openSettings()
      await because(
        () =>
          `You opened the settings at /users/9?from=course&list=1&list=2&tab=posts, and got to ${bar().value}. ${
            all('tab').join() !== 'settings'
              ? 'The tab has to be replaced, whatever it was.'
              : all('list').length === 1
                ? 'Any name can be there twice, and of two `list` one was lost.'
                : 'Keep all parameters, whatever their names.'
          }`,
        () =>
          waitFor(
            () => {
              expect(address().pathname).toBe('/users/9')
              expect([...address().searchParams].map(String).toSorted()).toEqual([
                'from,course',
                'list,1',
                'list,2',
                'tab,settings',
              ])
            },
            { timeout: 1000 },
          ),
      )
    })
    await step('so does any value', async () => {
      await goTo({ canvas, userEvent }, '/users/9?q=milk%20%26%20tea&subtab=all')
      await openSettings()
      await because(
        () =>
          all('q')[0] === 'milk & tea'
            ? `You opened the settings at /users/9?q=milk%20%26%20tea&subtab=all, and got to ${bar().value}. Change \`tab\`, and nothing that only looks like it.`
            : `You opened the settings at /users/9?q=milk%20%26%20tea&subtab=all, and got to ${bar().value}: \`q\` is another text now. In a query string a \`&\` ends a value, unless it is encoded. \`URLSearchParams\` does that for you.`,
        () =>
          waitFor(
            () =>
              expect([...address().searchParams].map(String).toSorted()).toEqual([
                'q,milk & tea',
                'subtab,all',
                'tab,settings',
              ]),
            { timeout: 1000 },
          ),
      )
    })
  }),
})

/** What happened to the tags tea and milk, if something did. */
function whatBecame(tags: string[]): string {
  const now = `The tags were tea and milk, and now the address has ${tags.map((tag) => `\`tag=${tag}\``).join(' and ')}.`
  if (tags.length > 1) return `${now} Keep them as they were.`
  if (tags[0] === 'milk')
    return `${now} A name can be there twice. An object, as \`Object.fromEntries\` makes one, holds each name once, and \`set\` replaces what is there: either keeps only the last one.`
  if (tags[0] === 'tea')
    return `${now} A name can be there twice, and \`get\` gives only the first of its values. \`getAll\` gives all of them.`
  return `${now} A name can be there twice: keep both, each with its own value.`
}

const { start, solution } = answersTo(keepTheRest, Solution)

export const StartingPoint = Solution.extend({ ...start.wrong(/The tags are gone/), tags: ['!answer'] })

export const KeepsTheTagsAlone = Solution.extend(
  start
    .with(
      ['const [,', 'const [params,'],
      ["{ tab: 'settings' }", "{ tag: params.getAll('tag'), tab: 'settings' }"],
    )
    .wrong(/whatever their names/),
)

export const KeepsOneTag = Solution.extend(
  start
    .with(
      ['const [,', 'const [params,'],
      ["{ tab: 'settings' }", "{ tag: params.get('tag') ?? [], tab: 'settings' }"],
    )
    .wrong(/gives only the first of its values/),
)

export const JoinedTags = Solution.extend(
  start
    .with(
      ['const [,', 'const [params,'],
      ["{ tab: 'settings' }", "{ tag: params.getAll('tag').join(), tab: 'settings' }"],
    )
    .wrong(/each with its own value/),
)

export const WrittenByHand = Solution.extend(
  start
    .with(
      ['const [,', 'const [params,'],
      [
        "setParams({ tab: 'settings' })",
        `const others = [...params].filter(([name]) => name !== 'tab')
    const all = [...others, ['tab', 'settings']]
    setParams(all.map(([name, value]) => \`\${name}=\${value}\`).join('&'))`,
      ],
    )
    .wrong(/`q` is another text now/),
)

export const ReplacingText = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        "import { useLocation, useNavigate } from 'react-router-dom'",
      ],
      [
        'const [, setParams] = useSearchParams',
        `const { search } = useLocation()
  const navigate = useNavigate`,
      ],
      [
        "setParams({ tab: 'settings' })",
        `const settings = 'tab=settings'
    const next = search.includes('tab=')
      ? search.replace(/tab=[^&]*/, settings)
      : \`\${search === '' ? '?' : \`\${search}&\`}\${settings}\`
    void navigate(next)`,
      ],
    )
    .wrong(/nothing that only looks like it/),
)

export const ACopy = Solution.extend(
  start
    .with(
      ['const [', 'const [params'],
      [
        "setParams({ tab: 'settings' })",
        `const next = new URLSearchParams(params)
    next.set('tab', 'settings')
    setParams(next)`,
      ],
    )
    .right(),
)

export const ALink = Solution.extend(
  start
    .with(
      [
        `import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'`,
        "import { Link, useSearchParams } from 'react-router-dom'",
      ],
      [
        `const [, setParams] = useSearchParams()

  function openSettings() {
    setParams({ tab: 'settings' })
  }
`,
        `const [params] = useSearchParams()
  const settings = new URLSearchParams(params)
  settings.set('tab', 'settings')`,
      ],
      ['Button onClick={openSettings}>Open settings</Button', 'Link to={`?${settings}`}>Open settings</Link'],
    )
    .right(),
)

export const AListOfPairs = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        `import {
  createSearchParams,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'`,
      ],
      [
        'const [, setParams] = useSearchParams',
        `const [params] = useSearchParams()
  const navigate = useNavigate`,
      ],
      [
        "setParams({ tab: 'settings' })",
        `const others = [...params].filter(([name]) => name !== 'tab')
    void navigate({
      search: \`?\${createSearchParams([...others, ['tab', 'settings']])}\`,
    })`,
      ],
    )
    .right(),
)

/** The sentence of all answers that keep the last value of each name. */
const lastOfEachName = /`set` replaces what is there: either keeps only the last one/

export const AnObjectOfThem = Solution.extend(
  start
    .with(['const [', 'const [params'], ['setParams({ tab', 'setParams({ ...Object.fromEntries(params), tab'])
    .wrong(lastOfEachName),
)

export const SettingEachOfThem = Solution.extend(
  solution
    .with([
      `params.set('tab', 'settings')
      return params`,
      `const next = new URLSearchParams()
      params.forEach((value, name) => next.set(name, value))
      next.set('tab', 'settings')
      return next`,
    ])
    .wrong(lastOfEachName),
)

export const TheTagsAlone = Solution.extend(
  start
    .with(
      ['const [', 'const [params'],
      [
        "setParams({ tab: 'settings' })",
        `setParams({
      ...Object.fromEntries(params),
      tag: params.getAll('tag'),
      tab: 'settings',
    })`,
      ],
    )
    .wrong(/of two `list` one was lost/),
)

export const TheProfileAlone = Solution.extend(
  solution
    .with([
      "params.set('tab', 'settings')",
      `params.delete('tab', 'profile')
      params.append('tab', 'settings')`,
    ])
    .wrong(/has to be replaced, whatever it was/),
)

export const Appending = Solution.extend(
  solution.with(['.set', '.append']).wrong(/You added one to the one that was there/),
)

export const Concatenating = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        "import { useLocation, useNavigate } from 'react-router-dom'",
      ],
      [
        'const [, setParams] = useSearchParams',
        `const { search } = useLocation()
  const navigate = useNavigate`,
      ],
      ["setParams({ tab: 'settings' })", 'void navigate(`${search}&tab=settings`)'],
    )
    .wrong(/You put a text behind the parameters/),
)

export const Spreading = Solution.extend(
  start
    .with(['const [', 'const [params'], ['setParams({ tab', 'setParams({ ...params, tab'])
    .wrong(/Spread into an object/, { actsLikeTheStart: true }),
)

export const ReturnsNothing = Solution.extend(
  solution.with(['return params', 'return undefined as never']).wrong(/`set` itself returns nothing/),
)

export const APath = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        "import { useNavigate } from 'react-router-dom'",
      ],
      ['const [, setParams] = useSearchParams()', 'const navigate = useNavigate()'],
      ["setParams({ tab: 'settings' })", "void navigate('settings')"],
    )
    .wrong(/got to \/users\/7\/settings\. The tab is a parameter/),
)

export const NeverSet = Solution.extend(
  start
    .with(
      ['const [, setParams]', 'const [params]'],
      ["setParams({ tab: 'settings' })", "params.set('tab', 'settings')"],
    )
    .wrong(/the address stayed as it was/),
)

export const OfTheWindow = Solution.extend(
  start
    .with([
      "setParams({ tab: 'settings' })",
      `const params = new URLSearchParams(window.location.search)
    params.set('tab', 'settings')
    setParams(params)`,
    ])
    .wrong(/parameters of the page around/),
)

export const WrittenDown = Solution.extend(
  start
    .with(["setParams({ tab: 'settings' })", "setParams('tag=tea&tag=milk&tab=settings')"])
    .wrong(/From \/users\/8 the settings should be/),
)

export const TheSameObject = Solution.extend(
  start
    .with(
      ['const [,', 'const [params,'],
      [
        "setParams({ tab: 'settings' })",
        `params.set('tab', 'settings')
    setParams(params)`,
      ],
    )
    .right(),
)

export const ListsOfValues = Solution.extend(
  start
    .with(
      ['const [,', 'const [params,'],
      [
        "setParams({ tab: 'settings' })",
        `const names = [...new Set(params.keys())]
    const all = names.map((name) => [name, params.getAll(name)])
    setParams({ ...Object.fromEntries(all), tab: 'settings' })`,
      ],
    )
    .right(),
)

export const AForm = Solution.extend(
  start
    .with(
      [
        "import { useSearchParams } from 'react-router-dom'",
        "import { Form, useSearchParams } from 'react-router-dom'",
      ],
      [
        `  const [, setParams] = useSearchParams()

  function openSettings() {
    setParams({ tab: 'settings' })
  }
`,
        `  const [params] = useSearchParams()
  const others = [...params].filter(([name]) => name !== 'tab')
`,
      ],
      [
        '      <Button onClick={openSettings}>Open settings</Button>',
        `      <Form>
        {others.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="tab" value="settings" />
        <Button type="submit">Open settings</Button>
      </Form>`,
      ],
    )
    .right(),
)

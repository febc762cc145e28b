import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { runWithPages } from './plugin.ts'

/** Where a page would stand, for what it imports. */
const PAGE = fileURLToPath(new URL('../../stories/lessons/todo-demo/Fixture.mdx', import.meta.url))
const ENTRY = fileURLToPath(new URL('fixture.ts', import.meta.url))

async function textOf(...lines: string[]): Promise<string> {
  const files: Record<string, string> = {
    [PAGE]: lines.join('\n'),
    [ENTRY]: `
      import { textOfPage } from './lessonTexts.ts'
      import page from '${PAGE}'
      export const text = await textOfPage(page)`,
  }
  const fixture: Plugin = {
    name: 'fixture',
    enforce: 'pre',
    resolveId: (id) => (id in files ? id : undefined),
    load: (id) => files[id],
  }
  return (await runWithPages<{ text: string }>(ENTRY, [fixture])).text.trimEnd()
}

describe('the text of a page', () => {
  it('keeps prose and tables', async () => {
    const prose = ['## A heading', '', 'A *word* and `code`.', '', '| A | B |', '| - | - |', '| 1 | 2 |']
    expect(await textOf(...prose)).toBe(prose.join('\n').replaceAll('*', '_'))
  })

  it('has a demo as its title, its instruction and its tasks', async () => {
    const text = await textOf(
      "import * as screen from './TodoDemo.stories.tsx'",
      "import * as tasks from './tasks.ts'",
      '',
      '<Demo of={screen.Ready} title="The list" tasks={[tasks.atOnce]}>',
      '  Type a **todo**.',
      '</Demo>',
    )
    expect(text.split('\n\n')).toEqual([
      '**Demo: The list**',
      'Type a **todo**.',
      '- [ ] Type Milk and press Enter. Which do you see first: Milk in the list, or the answer to its POST?',
    ])
  })

  it('has a diagram in words, with the ways from each of its nodes', async () => {
    const words = [
      '**Diagram: The life of a cache entry**',
      '<details>\n<summary>The diagram in words</summary>',
      expect.stringContaining(
        '- **fresh**: the data is younger than its `staleTime`.\n  - staleTime is over: to stale\n',
      ),
      '</details>',
    ]
    const live = await textOf(
      "import * as diagrams from '../../components/diagrams/Diagrams.stories.tsx'",
      '',
      '<Demo of={diagrams.LifeOfAnEntry} title="A life">',
      '  Leave.',
      '</Demo>',
    )
    expect(live.split('\n\n').slice(1)).toEqual(['Leave.', ...words])
  })

  it('has the lines of an excerpt, cut out as on the page', async () => {
    const text = await textOf(
      '<Excerpt file="./demos/NoOptimism.tsx" region="smallest" lit={["useMutation"]} />',
    )
    expect(text).toMatch(
      /^`NoOptimism.tsx`:\n\n```tsx\nconst \{ mutate, isPending, error \} = useMutation\(\{\n/,
    )
    expect(text).not.toContain('region')
  })

  it('has both sides of a pair, each with its note and its code', async () => {
    const text = await textOf(
      "import * as races from './Races.stories.tsx'",
      '',
      '<Pair',
      '  title="Two ways"',
      "  wrong={{ of: races.ById, title: 'This', note: 'It fails.', file: './demos/NoOptimism.tsx' }}",
      "  right={{ of: races.ById, title: 'That', note: <>It has <code>data</code>.</>, file: './demos/NoOptimism.tsx' }}",
      '>',
      '  Press both.',
      '</Pair>',
    )
    expect(text.split('\n').filter((line) => /^(\*\*|Press|It )/.test(line))).toEqual([
      '**Two ways**',
      'Press both.',
      '**✗ Wrong: This**',
      'It fails.',
      '**✓ Right: That**',
      'It has `data`.',
    ])
    expect(text.match(/export function NoOptimism/g)).toHaveLength(2)
  })

  it('asks what a prediction asks, and does not answer it', async () => {
    const text = await textOf(
      "import * as predictions from './predictions/Predictions.stories.tsx'",
      '',
      '<Predict of={predictions.FurtherGets} />',
    )
    expect(text).toMatch(/^\*\*Predict: [^\n]+\*\*\n\n[^\n]+\?\n(\n- [^\n]+)+$/)
  })

  it('has an exercise with its starting point, and folds its hints and its solution', async () => {
    const text = await textOf(
      "import { twoAdds } from './exercises/two-adds/exercise.ts'",
      '',
      '<Exercise of={twoAdds} />',
    )
    const order = ['**Exercise: Two adds**', 'Add ', 'start.tsx', '<summary>Hints', '1. ', '2. ']
    const places = [...order, '<summary>Solution', 'solution.tsx'].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  })

  it('has the names of states, and links to pages, within sentences', async () => {
    const text = await textOf(
      "import { docsHref } from '#course/links/links.ts'",
      '',
      'It is <StateName is="stale" />, as <a href={docsHref(\'course-welcome--welcome\')}>there</a>.',
    )
    expect(text).toBe('It is **stale**, as [there](/storybook/?path=/docs/course-welcome--welcome).')
  })

  it('is not made where nobody says what a block is', async () => {
    await expect(textOf('<Chart title="A life" />')).rejects.toThrow('`Chart`')
  })
})

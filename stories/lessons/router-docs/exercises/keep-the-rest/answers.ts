import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'a copy': start(
      ['const [', 'const [params'],
      [
        "setParams({ tab: 'settings' })",
        `const next = new URLSearchParams(params)
    next.set('tab', 'settings')
    setParams(next)`,
      ],
    ),
  },
  when: {
    'a copy': 'Choose it where several steps change the parameters one after another before you set them.',
  },
  wrong: {
    'returns nothing': [
      solution(['return params', 'return undefined as never']),
      /`set` itself returns nothing/,
    ],
    appending: [solution(['.set', '.append']), /You added one to the one that was there/],
    'written down': [
      start(["setParams({ tab: 'settings' })", "setParams('tag=tea&tag=milk&tab=settings')"]),
      /From \/users\/8 the settings should be/,
    ],
    'keeps the tags alone': [
      start(
        ['const [,', 'const [params,'],
        ["{ tab: 'settings' }", "{ tag: params.getAll('tag'), tab: 'settings' }"],
      ),
      /whatever their names/,
    ],
    'written by hand': [
      start(
        ['const [,', 'const [params,'],
        [
          "setParams({ tab: 'settings' })",
          `const others = [...params].filter(([name]) => name !== 'tab')
    const all = [...others, ['tab', 'settings']]
    setParams(all.map(([name, value]) => \`\${name}=\${value}\`).join('&'))`,
        ],
      ),
      /`q` is another text now/,
    ],
  },
}

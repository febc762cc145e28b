import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

/** The sentence of all answers from which Back leads nowhere. */
const noWayBack = /has replaced the entry of the history.*or an effect has updated the address again/

export const answers: Answers = {
  right: {
    'one call': start(
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
    ),
  },
  when: {
    'one call': 'Choose it where the button always sets the same: its name says what it does.',
  },
  wrong: {
    appending: [solution(['params.set(', 'params.append(']), /`filter` has got a second value/],
    'the first tag': [
      solution(['return params', "return { ...Object.fromEntries(params), tag: params.get('tag') ?? '' }"]),
      /`getAll` gives all of them/,
    ],
    replacing: [
      solution([
        `return params
    })`,
        `return params
    }, { replace: true })`,
      ]),
      noWayBack,
    ],
    'an effect after the first press': [
      solution(
        [
          "import { useSearchParams } from 'react-router-dom'",
          `import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'`,
        ],
        ["setAll({ filter: 'active', sort: 'name' })", 'setOn(true)'],
        [
          'const [, setParams] = useSearchParams()',
          `const [, setParams] = useSearchParams()
  const [on, setOn] = useState(false)

  useEffect(() => {
    if (on) setAll({ filter: 'active', sort: 'name' })
  }, [on])`,
        ],
      ),
      /whatever was pressed before/,
    ],
  },
}

import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'nothing for page one': solution([
      `setSearchParams((params) => {
      params.set('page', String(next))
      return params
    }`,
      `const params = new URLSearchParams(searchParams)
    if (next === 1) params.delete('page')
    else params.set('page', String(next))
    setSearchParams(params`,
    ]),
    'by navigate': start(
      ["import { useState } from 'react'", "import { useLocation, useNavigate } from 'react-router-dom'"],
      [
        'export function Posts() {',
        `/** Whole numbers from 1. Everything else is page 1. */
const pageIn = (search: string) => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function Posts() {`,
      ],
      [
        'const [page, setPage] = useState(1)',
        `const { search } = useLocation()
  const navigate = useNavigate()
  const page = pageIn(search)

  function turnTo(next: number): void {
    const params = new URLSearchParams(search)
    params.set('page', String(next))
    void navigate({ search: params.toString() })
  }
`,
      ],
      ['{setPage}', '{turnTo}'],
    ),
  },
  when: {
    'nothing for page one':
      'Choose it where one page should have one address, as search engines and shared caches like it.',
    'by navigate':
      'Choose it where the path changes with the parameter. For a parameter alone, `useSearchParams` is shorter.',
  },
  wrong: {
    'an object of all': [
      solution([
        `params.set('page', String(next))
      return params`,
        'return { ...Object.fromEntries(params), page: String(next) }',
      ]),
      /one of them is gone.*A name can be there twice/,
    ],
    replacing: [
      solution([
        `setSearchParams((params) => {
      params.set('page', String(next))
      return params
    }`,
        `searchParams.set('page', String(next))
    setSearchParams(searchParams, { replace: true }`,
      ]),
      /each page took the place of the one before in the history/,
    ],
    'any number': [
      solution(
        [
          `import { parsePageParam } from '#features/posts/parsePageParam.ts'
`,
          '',
        ],
        ["parsePageParam(searchParams.get('page'))", "Number(searchParams.get('page') ?? 1)"],
      ),
      /`\?page=abc` asked the server for `posts\?_start=NaN/,
    ],
  },
}

import { start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'joining the request': start([
      'onClick={() => void posts.fetchNextPage()}',
      `onClick={() =>
            void posts.fetchNextPage({ cancelRefetch: false })
          }`,
    ]),
    'the button of the course': start(
      [
        "import { PostTitles } from './PostTitles.tsx'",
        `import { Button } from '#ui/Button.tsx'
import { PostTitles } from './PostTitles.tsx'`,
      ],
      [
        `button
          type="button"`,
        `Button
          disabled={posts.isFetchingNextPage}`,
      ],
      ['</button>', '</Button>'],
    ),
  },
  when: {
    'joining the request':
      'Choose it where the button must stay usable: a press meanwhile joins the request, instead of being refused.',
    'the button of the course':
      'Choose it where all buttons of an app behave alike: a disabled one keeps the focus and says that it is busy.',
  },
  wrong: {
    'a throttle': [
      start(
        [
          "import { useApi } from '#api/ApiProvider.tsx'",
          `import { useRef } from 'react'
import { useApi } from '#api/ApiProvider.tsx'`,
        ],
        [
          'const api = useApi()',
          `const api = useApi()
  const pressedAt = useRef(0)`,
        ],
        [
          'void posts.fetchNextPage()',
          `{
            if (Date.now() - pressedAt.current < 400) return
            pressedAt.current = Date.now()
            void posts.fetchNextPage()
          }`,
        ],
      ),
      /No number of milliseconds says when an answer comes/,
    ],
    'taken away': [
      start(['.hasNextPage && (', '.hasNextPage && !posts.isFetchingNextPage && (']),
      /the button that had it was taken away/,
    ],
    'shut until the next page': [
      start(
        [
          "import { useApi } from '#api/ApiProvider.tsx'",
          `import { useRef } from 'react'
import { useApi } from '#api/ApiProvider.tsx'`,
        ],
        [
          'return (\n    <PostTitles',
          `const pressedAt = useRef<unknown>(undefined)
  return (
    <PostTitles`,
        ],
        [
          'void posts.fetchNextPage()',
          `{
            if (pressedAt.current === posts.data) return
            pressedAt.current = posts.data
            void posts.fetchNextPage()
          }`,
        ],
      ),
      /has to open after a failure, too/,
    ],
  },
}

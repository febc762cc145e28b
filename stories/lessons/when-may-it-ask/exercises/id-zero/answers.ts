import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'a function that checks': start([
      `fetchPostsOf(api, userId as number),
    enabled: Boolean(userId)`,
      `{
      if (userId === undefined) throw new Error('No author yet.')
      return fetchPostsOf(api, userId)
    },
    enabled: userId !== undefined`,
    ]),
    'a refresh that checks': start(
      ['Boolean(userId)', 'userId !== undefined'],
      [
        'void more.refetch()',
        `{
        if (post.data !== undefined) void more.refetch()
      }`,
      ],
    ),
  },
  when: {
    'a function that checks':
      'Choose it where TypeScript should know the id without `as`, and `skipToken` is not at hand.',
    'a refresh that checks':
      'Choose it where the button may be pressed before there is an id, and should do nothing then.',
  },
  wrong: {
    'an invented id': [
      start([
        `(api, userId as number),
    enabled: Boolean(userId),`,
        '(api, userId ?? 0),',
      ]),
      /“posts\?userId=0” has left.*A default does not/,
    ],
    'refetch in an effect': [
      start(
        ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
        ['Boolean(userId)', 'false'],
        [
          'return (',
          `const authorId = post.data?.userId
  const { refetch } = more
  useEffect(() => {
    if (authorId !== undefined) void refetch()
  }, [authorId, refetch])
  return (`,
        ],
      ),
      /`refetch\(\)` in an effect does not look at the cache/,
    ],
    'refresh does nothing': [
      solution(['onRefresh={() => void more.refetch()}', 'onRefresh={() => undefined}']),
      /User 7 are on the page, Refresh was pressed, and no request/,
    ],
    'enabled and asserted': [
      start(['Boolean(userId)', 'userId !== undefined']),
      /“posts\?userId=undefined” has left\. `refetch\(\)` runs/,
    ],
  },
}

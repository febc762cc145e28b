import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'a place for each user': start(
      ['Post[]>()', 'Record<number, Post[]>>({})'],
      [
        `async function load() {
      setPosts(undefined)
      const answer = await fetchPosts(userId)
      setPosts(answer)
    }
    load().catch(() => setPosts`,
        `const keep = (answer: Post[]) =>
      setPosts((all) => ({ ...all, [userId]: answer }))
    fetchPosts(userId).then(keep, () => keep`,
      ],
      ['posts={posts} /', 'posts={posts[userId]} /'],
    ),
    'an abort controller': start(
      [
        'useEffect(() => {',
        `useEffect(() => {
    const controller = new AbortController()`,
      ],
      [
        `const answer = await fetchPosts(userId)
      setPosts(answer)
    }
    load().catch(() => setPosts([])`,
        `try {
        setPosts(await fetchPosts(userId, controller.signal))
      } catch {
        if (!controller.signal.aborted) setPosts([])
      }
    }
    void load()
    return () => controller.abort(`,
      ],
    ),
  },
  when: {
    'a place for each user':
      'Choose it where old answers are worth keeping. It is a small cache: the next step is a query.',
    'an abort controller':
      'Choose it where the request itself should end, because it is large or costs the server something.',
  },
  wrong: {
    'aborted to an empty list': [
      start(
        [
          'useEffect(() => {',
          `useEffect(() => {
    const controller = new AbortController()`,
        ],
        ['fetchPosts(userId)', 'fetchPosts(userId, controller.signal)'],
        [
          'load().catch(() => setPosts([]))',
          `load().catch(() => setPosts([]))
    return () => controller.abort()`,
        ],
      ),
      /it was rejected, and the `catch` took that for an empty list/,
    ],
    'by what came': [
      start(
        ['setPosts(answer)', 'if (answer[0]?.userId === chosen.current) setPosts(answer)'],
        [
          "import { useEffect, useState } from 'react'",
          "import { useEffect, useRef, useState } from 'react'",
        ],
        [
          '  useEffect(() => {',
          `  const chosen = useRef(userId)

  useEffect(() => {
    chosen.current = userId`,
        ],
        ['load().catch(() => setPosts([]))', 'load().catch(() => chosen.current === userId && setPosts([]))'],
      ),
      /An empty list does not tell whose it is/,
    ],
    'a counter for all': [
      solution(
        ['/**\n', 'let latest = 0\n\n/**\n'],
        ['let isCurrent = true', 'latest += 1\n    const run = latest'],
        ['if (isCurrent)', 'if (run === latest)'],
        ['isCurrent && setPosts', 'run === latest && setPosts'],
        [
          `    return () => {
      isCurrent = false
    }
`,
          '',
        ],
      ),
      /a variable outside of the component/,
    ],
    'unguarded catch': [
      solution(['isCurrent && setPosts([])', 'setPosts([])']),
      /A late failure has to be ignored/,
    ],
  },
}

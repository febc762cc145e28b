import { solution, start } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

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
    'a delay': [
      start([
        'load().catch(() => setPosts([]))',
        `const timer = setTimeout(() => {
      load().catch(() => setPosts([]))
    }, 500)
    return () => clearTimeout(timer)`,
      ]),
      /A delay makes the race rarer/,
    ],
    'unguarded catch': [
      solution(['isCurrent && setPosts([])', 'setPosts([])']),
      /A late failure has to be ignored/,
    ],
  },
}

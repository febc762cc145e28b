import { describe, expect, it } from 'vitest'
import { courseSeed, postsOf } from './seed.ts'

const { posts, todos } = courseSeed
const users = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('the posts of the course', () => {
  it('has 100 posts', () => {
    expect(posts).toHaveLength(100)
  })

  it('numbers posts from 1 in order', () => {
    expect(posts.map((post) => post.id)).toEqual(oneTo(100))
  })

  it('gives ten posts in a row to each of ten users', () => {
    expect(posts.map((post) => post.userId)).toEqual(
      users.flatMap((user) => Array.from({ length: 10 }, () => user)),
    )
  })

  it('repeats no title and no body', () => {
    expect(repeated(posts.map((post) => post.title))).toEqual([])
    expect(repeated(posts.map((post) => post.body))).toEqual([])
  })

  it('keeps titles between 3 and 8 words without a full stop', () => {
    expect(posts.filter(({ title }) => !hasWords(title, 3, 8) || title.endsWith('.'))).toEqual([])
  })

  it('keeps bodies between 80 and 220 characters', () => {
    expect(posts.filter(({ body }) => body.trim().length < 80 || body.length > 220)).toEqual([])
  })
})

describe('the todos of the course', () => {
  it('has 200 todos', () => {
    expect(todos).toHaveLength(200)
  })

  it('numbers todos from 1 in order', () => {
    expect(todos.map((todo) => todo.id)).toEqual(oneTo(200))
  })

  it('repeats no title', () => {
    expect(repeated(todos.map((todo) => todo.title))).toEqual([])
  })

  it('keeps titles between 2 and 7 words', () => {
    expect(todos.filter(({ title }) => !hasWords(title, 2, 7))).toEqual([])
  })

  it('leaves the word of the filter to the filter', () => {
    expect(todos.filter(({ title }) => /completed/i.test(title))).toEqual([])
  })

  it('starts with about 40 % done', () => {
    const done = todos.filter((todo) => todo.completed).length
    expect(done).toBeGreaterThanOrEqual(70)
    expect(done).toBeLessThanOrEqual(90)
  })
})

describe('postsOf', () => {
  it('makes 10,000 posts with unique ids in order', () => {
    expect(postsOf(10_000).map((post) => post.id)).toEqual(oneTo(10_000))
  })

  it('keeps titles distinct by naming the round', () => {
    const many = postsOf(10_000)
    expect(repeated(many.map((post) => post.title))).toEqual([])
    expect(many[100]?.title).toBe(`${posts[0]?.title} (2)`)
    expect(many[200]?.title).toBe(`${posts[0]?.title} (3)`)
  })

  it('cycles through the users in blocks of ten', () => {
    const expected = oneTo(250).map((id) => (Math.floor((id - 1) / 10) % 10) + 1)
    expect(postsOf(250).map((post) => post.userId)).toEqual(expected)
  })

  it('equals the seed for its own length', () => {
    expect(postsOf(100)).toEqual(posts)
  })

  it('returns as few posts as asked for', () => {
    expect(postsOf(0)).toEqual([])
    expect(postsOf(7)).toHaveLength(7)
  })
})

function oneTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

function hasWords(text: string, least: number, most: number): boolean {
  const count = text.split(' ').filter(Boolean).length
  return count >= least && count <= most
}

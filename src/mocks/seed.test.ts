import { expect, it } from 'vitest'
import { courseSeed, postsOf } from './seed.ts'

const { posts, todos } = courseSeed

it('the course has 100 posts, ten in a row of each of ten users, and 200 todos, numbered in order', () => {
  expect(posts.map(({ id }) => id)).toEqual(oneTo(100))
  expect(posts.map(({ userId }) => userId)).toEqual(oneTo(100).map((id) => Math.ceil(id / 10)))
  expect(todos.map(({ id }) => id)).toEqual(oneTo(200))
})

it('no title and no body is there twice', () => {
  for (const texts of [posts, todos].map((list) => list.map(({ title }) => title)))
    expect(new Set(texts).size).toBe(texts.length)
  expect(new Set(posts.map(({ body }) => body)).size).toBe(posts.length)
})

it('the word of the filter is in no title of a todo', () => {
  expect(todos.filter(({ title }) => /completed/i.test(title))).toEqual([])
})

it('any number of posts begins as the course does, and goes on with other titles and the same users', () => {
  const many = postsOf(10_000)
  expect(many.slice(0, 100)).toEqual(posts)
  expect(many.map(({ id }) => id)).toEqual(oneTo(10_000))
  expect(new Set(many.map(({ title }) => title)).size).toBe(10_000)
  expect(many[200]?.title).toBe(`${posts[0]?.title} (3)`)
  expect(many[249]?.userId).toBe(5)
  expect(postsOf(0)).toEqual([])
})

function oneTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

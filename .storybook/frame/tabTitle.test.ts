import { expect, it } from 'vitest'
import { tabTitle } from './tabTitle.ts'

it.each([
  ['Course / Basic Query - Lesson ⋅ Storybook', 'Show a list · React Query Course'],
  ['Course / Welcome - Welcome ⋅ Storybook', 'Welcome · React Query Course'],
  ['Components / Exercises / Why a query? / The race - Docs ⋅ Storybook', 'The race · React Query Course'],
  ['Components / Screens / Basic Query - Failed ⋅ Storybook', 'Basic Query: Failed · React Query Course'],
  ['Basic Query · React Query Course', undefined],
])('%j becomes %j', (said, title) => {
  expect(tabTitle(said)).toBe(title)
})

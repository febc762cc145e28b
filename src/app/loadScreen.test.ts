import { expect, it } from 'vitest'
import { lessons, screenName } from '#syllabus/lessons.ts'
import { loadScreen } from './loadScreen.ts'

it.each(lessons)('$title has a screen of its name', async (lesson) => {
  expect((await loadScreen(screenName(lesson))).name).toBe(screenName(lesson))
})

import { expect, it } from 'vitest'
import { lessons, screenName } from '#syllabus/lessons.ts'
import { lessonScreen } from './lessonScreens.ts'

it.each(lessons)('$title has a screen of its name', async (lesson) => {
  expect((await lessonScreen(lesson)).name).toBe(screenName(lesson))
})

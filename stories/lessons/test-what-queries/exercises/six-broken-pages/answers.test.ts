import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { sixBrokenPages } from './exercise.ts'
import { Solution } from './SixBrokenPages.stories.tsx'

grades(Solution, sixBrokenPages, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { whichZero } from './exercise.ts'
import { Solution } from './WhichZero.stories.tsx'

grades(Solution, whichZero, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { theMissingKey } from './exercise.ts'
import { Solution } from './TheMissingKey.stories.tsx'

grades(Solution, theMissingKey, answers)

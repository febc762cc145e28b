import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { stableValue } from './exercise.ts'
import { Solution } from './StableValue.stories.tsx'

grades(Solution, stableValue, answers)

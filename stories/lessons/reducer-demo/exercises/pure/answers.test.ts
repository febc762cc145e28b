import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { pureReducer } from './exercise.ts'
import { Solution } from './Pure.stories.tsx'

grades(Solution, pureReducer, answers)

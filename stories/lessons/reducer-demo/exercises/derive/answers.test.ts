import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { derive } from './exercise.ts'
import { Solution } from './Derive.stories.tsx'

grades(Solution, derive, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { idZero } from './exercise.ts'
import { Solution } from './IdZero.stories.tsx'

grades(Solution, idZero, answers)

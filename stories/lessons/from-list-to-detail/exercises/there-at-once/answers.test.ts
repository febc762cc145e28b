import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { thereAtOnce } from './exercise.ts'
import { Solution } from './ThereAtOnce.stories.tsx'

grades(Solution, thereAtOnce, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { stop } from './exercise.ts'
import { Solution } from './Stop.stories.tsx'

grades(Solution, stop, answers)

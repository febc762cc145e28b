import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { Solution } from './BothAtOnce.stories.tsx'
import { bothAtOnce } from './exercise.ts'

grades(Solution, bothAtOnce, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { Solution } from './AloneAndTogether.stories.tsx'
import { aloneAndTogether } from './exercise.ts'

grades(Solution, aloneAndTogether, answers)

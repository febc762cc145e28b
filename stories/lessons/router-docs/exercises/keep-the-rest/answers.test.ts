import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { keepTheRest } from './exercise.ts'
import { Solution } from './KeepTheRest.stories.tsx'

grades(Solution, keepTheRest, answers)

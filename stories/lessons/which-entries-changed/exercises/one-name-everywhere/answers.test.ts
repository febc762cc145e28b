import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { oneNameEverywhere } from './exercise.ts'
import { Solution } from './OneNameEverywhere.stories.tsx'

grades(Solution, oneNameEverywhere, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { noFlicker } from './exercise.ts'
import { Solution } from './NoFlicker.stories.tsx'

grades(Solution, noFlicker, answers)

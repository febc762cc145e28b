import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { split } from './exercise.ts'
import { Solution } from './Split.stories.tsx'

grades(Solution, split, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { select } from './exercise.ts'
import { Solution } from './Select.stories.tsx'

grades(Solution, select, answers)

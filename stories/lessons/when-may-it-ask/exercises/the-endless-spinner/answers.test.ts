import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { theEndlessSpinner } from './exercise.ts'
import { Solution } from './TheEndlessSpinner.stories.tsx'

grades(Solution, theEndlessSpinner, answers)

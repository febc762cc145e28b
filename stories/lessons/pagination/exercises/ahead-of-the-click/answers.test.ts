import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { aheadOfTheClick } from './exercise.ts'
import { Solution } from './AheadOfTheClick.stories.tsx'

grades(Solution, aheadOfTheClick, answers)

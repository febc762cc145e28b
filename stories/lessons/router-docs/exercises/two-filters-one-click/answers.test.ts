import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { twoFiltersOneClick } from './exercise.ts'
import { Solution } from './TwoFiltersOneClick.stories.tsx'

grades(Solution, twoFiltersOneClick, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { oneClickOnePage } from './exercise.ts'
import { Solution } from './OneClickOnePage.stories.tsx'

grades(Solution, oneClickOnePage, answers)

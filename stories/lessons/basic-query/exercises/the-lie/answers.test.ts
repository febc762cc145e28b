import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { theLie } from './exercise.ts'
import { Solution } from './TheLie.stories.tsx'

grades(Solution, theLie, answers)

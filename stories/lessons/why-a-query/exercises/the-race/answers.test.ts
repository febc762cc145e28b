import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { theRace } from './exercise.ts'
import { Solution } from './TheRace.stories.tsx'

grades(Solution, theRace, answers)

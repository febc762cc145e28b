import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { stopTheCrash } from './exercise.ts'
import { Solution } from './StopTheCrash.stories.tsx'

grades(Solution, stopTheCrash, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { giveUpOn404 } from './exercise.ts'
import { Solution } from './GiveUpOn404.stories.tsx'

grades(Solution, giveUpOn404, answers)

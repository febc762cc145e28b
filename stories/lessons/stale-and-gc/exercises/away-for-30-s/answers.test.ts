import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { awayFor30S } from './exercise.ts'
import { Solution } from './AwayFor30S.stories.tsx'

grades(Solution, awayFor30S, answers)

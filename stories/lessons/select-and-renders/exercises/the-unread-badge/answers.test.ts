import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { theUnreadBadge } from './exercise.ts'
import { Solution } from './TheUnreadBadge.stories.tsx'

grades(Solution, theUnreadBadge, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { ids } from './exercise.ts'
import { Solution } from './Ids.stories.tsx'

grades(Solution, ids, answers)

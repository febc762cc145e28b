import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { twoTilesOneRequest } from './exercise.ts'
import { Solution } from './TwoTilesOneRequest.stories.tsx'

grades(Solution, twoTilesOneRequest, answers)

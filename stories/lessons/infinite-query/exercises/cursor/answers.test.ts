import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { cursor } from './exercise.ts'
import { Solution } from './Cursor.stories.tsx'

grades(Solution, cursor, answers)

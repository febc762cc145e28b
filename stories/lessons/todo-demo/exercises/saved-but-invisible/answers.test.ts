import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { savedButInvisible } from './exercise.ts'
import { Solution } from './SavedButInvisible.stories.tsx'

grades(Solution, savedButInvisible, answers)

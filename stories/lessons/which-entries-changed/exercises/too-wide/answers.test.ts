import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { tooWide } from './exercise.ts'
import { Solution } from './TooWide.stories.tsx'

grades(Solution, tooWide, answers)

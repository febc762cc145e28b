import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { eightLines } from './exercise.ts'
import { Solution } from './EightLines.stories.tsx'

grades(Solution, eightLines, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { Solution } from './BackForFree.stories.tsx'
import { backForFree } from './exercise.ts'

grades(Solution, backForFree, answers)

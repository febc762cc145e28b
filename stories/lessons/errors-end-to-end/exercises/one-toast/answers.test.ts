import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { oneToast } from './exercise.ts'
import { Solution } from './OneToast.stories.tsx'

grades(Solution, oneToast, answers)

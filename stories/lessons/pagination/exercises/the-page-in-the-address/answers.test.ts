import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { thePageInTheAddress } from './exercise.ts'
import { Solution } from './ThePageInTheAddress.stories.tsx'

grades(Solution, thePageInTheAddress, answers)

import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { comeBackAfterLogin } from './exercise.ts'
import { Solution } from './ComeBackAfterLogin.stories.tsx'

grades(Solution, comeBackAfterLogin, answers)

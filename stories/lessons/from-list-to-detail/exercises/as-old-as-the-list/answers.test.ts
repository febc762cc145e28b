import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { asOldAsTheList } from './exercise.ts'
import { Solution } from './AsOldAsTheList.stories.tsx'

grades(Solution, asOldAsTheList, answers)

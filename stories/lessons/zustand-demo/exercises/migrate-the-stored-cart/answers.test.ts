import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { migrateTheStoredCart } from './exercise.ts'
import { Solution } from './MigrateTheStoredCart.stories.tsx'

grades(Solution, migrateTheStoredCart, answers)

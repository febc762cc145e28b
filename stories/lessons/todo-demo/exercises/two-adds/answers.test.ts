import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { twoAdds } from './exercise.ts'
import { Solution } from './TwoAdds.stories.tsx'

grades(Solution, twoAdds, answers)

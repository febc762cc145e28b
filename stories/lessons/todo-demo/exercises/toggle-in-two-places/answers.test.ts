import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { toggleInTwoPlaces } from './exercise.ts'
import { Solution } from './ToggleInTwoPlaces.stories.tsx'

grades(Solution, toggleInTwoPlaces, answers)

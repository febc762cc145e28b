import { grades } from '#course/exercise/grades.ts'
import { answers } from './answers.ts'
import { onlyWhatItShows } from './exercise.ts'
import { Solution } from './OnlyWhatItShows.stories.tsx'

grades(Solution, onlyWhatItShows, answers)

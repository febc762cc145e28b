import { Demo } from '#course/demo/Demo.tsx'
import { Excerpt, SourceFile, WholeFile } from './code/listings.tsx'
import { ExerciseCard } from '#course/exercise/ExerciseCard.tsx'
import { FramedDemo } from '#course/demo/FramedDemo.tsx'
import { LessonHead } from '#course/lesson/LessonHead.tsx'
import { LessonNav } from '#course/lesson/LessonNav.tsx'
import { Meta } from '#course/lesson/Meta.tsx'
import { Pair } from '#course/demo/Pair.tsx'
import { Predict } from '#course/prediction/Predict.tsx'
import { StateName } from './code/InlineCode.tsx'
import { Term } from '#course/lesson/Term.tsx'

const blocks = {
  Demo,
  Excerpt,
  Exercise: ExerciseCard,
  FramedDemo,
  LessonHead,
  LessonNav,
  Meta,
  Pair,
  Predict,
  SourceFile,
  StateName,
  Term,
  WholeFile,
}

/**
 * The blocks that a page may use without importing them: those of more than one page. MDX makes each page import this module, so that what
 * is no page does not load them.
 */
export function useMDXComponents() {
  return blocks
}

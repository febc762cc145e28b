import { Demo } from '#course/demo/Demo.tsx'
import { Excerpt } from '#course/code/Excerpt.tsx'
import { Exercise } from '#course/exercise/Exercise.tsx'
import { FramedDemo } from '#course/demo/FramedDemo.tsx'
import { LessonHead } from '#course/lesson/LessonHead.tsx'
import { LessonNav } from '#course/lesson/LessonNav.tsx'
import { Meta } from '#course/lesson/Meta.tsx'
import { Pair } from '#course/demo/Pair.tsx'
import { Predict } from '#course/prediction/Predict.tsx'
import { SourceFile } from '#course/code/SourceFile.tsx'
import { StateName } from '#course/code/StateName.tsx'
import { Term } from '#course/lesson/Term.tsx'
import { WholeFile } from '#course/code/WholeFile.tsx'

const blocks = {
  Demo,
  Excerpt,
  Exercise,
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

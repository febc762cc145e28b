import { CodeDiff } from '#course/code/CodeDiff.tsx'

export interface SolutionProps {
  /** Where it stands in the repository. */
  path: string
  solution: string
  /** The learner's own. */
  code: string
}

/** What would have to change in the learner's code. */
export function Solution({ path, solution, code }: SolutionProps) {
  if (solution.trimEnd() === code.trimEnd()) return <p>Your code is the solution, line by line.</p>
  return <CodeDiff wrong={{ path: 'your code', code }} right={{ path, code: solution }} isAsked />
}

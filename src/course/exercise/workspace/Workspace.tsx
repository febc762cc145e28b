import { useEffect, useEffectEvent, useState } from 'react'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import type { CheckState } from '#course/demo/useCheck.ts'
import type { PreparedStory } from '#course/demo/liveStory.tsx'
import { AnswerCode } from './AnswerCode.tsx'
import type { Exercise } from '#course/exercise/exercise.ts'
import { placed } from '#course/exercise/run/mistake.ts'
import type { Module } from '#course/exercise/run/modules.ts'
import { useAnswer } from '#course/exercise/useAnswer.ts'
import { useWork } from '#course/exercise/useWork.ts'
import { verdictOf } from '#course/exercise/verdictOf.ts'
import { CheckBar } from './CheckBar.tsx'
import { failingOf, passedOf, testRows } from './testResults.ts'
import { Helps } from './Helps.tsx'
import { CodePart, Part } from './layout.ts'
import { CheckResult } from './CheckResult.tsx'
import { Tabs, useTabs } from './Tabs.tsx'
import { TaskPart } from './TaskPart.tsx'
import { useRecordedRun } from './useRecordedRun.tsx'

export interface WorkspaceProps {
  exercise: Exercise
  /** Its story `Solution`. */
  story: PreparedStory
  /** The starting point as text. */
  startText: string
  /** The starting point as it runs. */
  start: Module
}

/** Task and tests, the learner's code, and what becomes of it. */
export function Workspace({ exercise, story, startText, start }: WorkspaceProps) {
  const { id, title, tests } = exercise
  const work = useWork(id, startText)
  const { run, isReplayed, recorderOf, forget } = useRecordedRun(title)
  const answer = useAnswer(exercise, story, { module: start, text: startText }, recorderOf)
  const { tab, showTab, task, code, showTask, showCode } = useTabs()
  /** The code that was checked or run last: a mistake in it keeps it from the stage. */
  const [judged, setJudged] = useState<string>()
  const isSolved = useProgress(learnerProgress).solved.includes(id)

  const { check, mistake } = answer
  const isBusy = check.is === 'running'
  const verdict = verdictOf(check, mistake && placed(mistake))
  const rows = testRows(tests, check, mistake !== undefined)
  const failed = rows.find(({ state }) => state === 'failed')
  const failing = failed && run && failingOf(failed, run.recording, run.startedAt)
  const because = /^Not (?:yet|judged)\. (.*)/s.exec(verdict.text)?.[1] ?? ''
  const isOld = verdict.text !== '' && judged !== undefined && judged !== work.code

  function tryIt(): void {
    if (isBusy) return
    forget()
    showTab('Result')
    setJudged(work.code)
    void answer.run(work.code)
  }

  function grade(): void {
    if (isBusy) return
    forget()
    showTab('Result')
    setJudged(work.code)
    void answer.grade(work.code)
  }

  const onCheck = useEffectEvent(({ is }: CheckState) => {
    if (is === 'passed' || is === 'failed') work.judge(verdict.text)
  })
  useEffect(() => onCheck(check), [check])

  function reset(): void {
    work.reset()
    answer.reset()
    forget()
  }

  return (
    <>
      <Tabs shown={tab} onShow={showTab} passed={check.is === 'none' ? undefined : passedOf(rows)} />
      <TaskPart text={exercise.task} ref={task} isShown={tab === 'Task'} onWrite={showCode}>
        <Helps
          exercise={exercise}
          startText={startText}
          work={work}
          isBusy={isBusy}
          isSolved={isSolved}
          onReset={reset}
          question={{
            verdict: verdict.text,
            failing: failing &&
              failed && [
                `Tried: ${failing.tried}`,
                `Expected: ${failed.sentence}`,
                `Showed: ${failing.showed}`,
              ],
            logged: answer.log.texts(),
          }}
        />
      </TaskPart>
      <CodePart ref={code} $area="code" $isShown={tab === 'Code'} aria-label="Code">
        <AnswerCode
          exercise={exercise}
          code={work.code}
          onChange={work.write}
          onCheck={grade}
          mistake={mistake}
        />
      </CodePart>
      <Part $area="result" $isShown={tab === 'Result'} aria-label="Result">
        <CheckResult
          title={title}
          answer={answer}
          rows={rows}
          isOld={isOld}
          failing={failing}
          because={because}
          run={run}
          isReplayed={isReplayed}
          shown={shownWords(answer, answer.shownText === work.code)}
          onReplay={() => {
            forget()
            answer.replay()
          }}
          onTask={showTask}
        />
      </Part>
      <CheckBar
        exercise={exercise}
        verdict={verdict}
        saidBy={failed && `Test ${rows.indexOf(failed) + 1} of ${rows.length}`}
        isOld={isOld}
        isBusy={isBusy}
        isSolved={isSolved}
        onCheck={grade}
        onRun={tryIt}
      />
    </>
  )
}

/** What stands on the stage, in words. */
function shownWords({ hasRun }: { hasRun: boolean }, isOwnCode: boolean): string {
  if (!hasRun) return 'Shown: the starting point'
  return isOwnCode ? 'Shown: your code' : 'Shown: your code of the last run'
}

import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { lessons } from '#syllabus/lessons.ts'
import { tallyOf, tallyText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { importWork, notKept, replaceWork } from '#course/learner/importWork.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { readProgressFile, writeProgressFile } from '#course/learner/progressFile.ts'
import type { Learned } from '#course/learner/progressFile.ts'
import { readAllWork } from '#course/learner/work.ts'
import { download } from './download.ts'
import { ReplaceCode } from './ReplaceCode.tsx'
import { ResetProgress } from './ResetProgress.tsx'

const FILE = 'react-query-course-progress.json'

/** What is done of the course, and ways to take it along, to bring it back and to reset it. */
export function CourseProgress() {
  const progress = useProgress(learnerProgress)
  const chooser = useRef<HTMLInputElement>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  /** What a file has brought for exercises in which the learner has written something else. */
  const [asked, setAsked] = useState<Learned['work']>({})
  const ids = Object.keys(asked)
  const read = `${lessons.filter(({ slug }) => progress.read.includes(slug)).length} of ${lessons.length} lessons read`

  async function importFrom({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const text = await currentTarget.files?.[0]?.text().catch(() => '')
    // So that the same file can be chosen again.
    currentTarget.value = ''
    if (text === undefined) return
    setAsked({})
    const file = readProgressFile(text)
    if ('problem' in file) return setSaid(file.problem)
    learnerProgress.add(file.progress)
    const others = importWork(file.work)
    const taken = Object.fromEntries(Object.entries(file.work).filter(([id]) => !(id in others)))
    setAsked(others)
    setSaid(
      [
        'Imported: what the file holds has been added to what was here.',
        ...troubleWith(taken, file.unreadable),
      ].join(' '),
    )
  }

  function answer(takesTheirs: boolean): void {
    if (takesTheirs) replaceWork(asked)
    setSaid(
      takesTheirs
        ? ['Replaced. “Get my code back” at an exercise undoes it there.', ...troubleWith(asked)].join(' ')
        : 'Your code has stayed as it is.',
    )
    setAsked({})
    // What was pressed goes, and the focus must not go with it.
    importButton.current?.focus()
  }

  return (
    <Box aria-label="Your progress" className="sb-unstyled">
      <Line>
        {[...tallyText(tallyOf(progress)).split(' · '), read].filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Line>
      <Buttons>
        <Button
          onClick={() =>
            download(FILE, writeProgressFile({ progress: learnerProgress.read(), work: readAllWork() }))
          }
        >
          Export
        </Button>
        <Button ref={importButton} onClick={() => chooser.current?.click()}>
          Import
        </Button>
        <ResetProgress
          onReset={() => {
            learnerProgress.resetProgress()
            setSaid('Your progress is gone.')
          }}
        />
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label="File of progress to import"
          hidden
          onChange={(event) => void importFrom(event)}
        />
      </Buttons>
      <Said role="status">{said}</Said>
      {ids.length > 0 && <ReplaceCode key={ids.join()} ids={ids} onAnswer={answer} />}
    </Box>
  )
}

/** What did not come of a file's code. */
function troubleWith(work: Learned['work'], unreadable = 0): string[] {
  const lost = notKept(work)
  return [
    unreadable > 0 && `The code of ${exercises(unreadable)} in it cannot be read, and was left out.`,
    lost > 0 &&
      `The code of ${exercises(lost)} could not be kept: this browser’s storage is full or blocked.`,
  ].filter((sentence) => sentence !== false)
}

function exercises(count: number): string {
  return count === 1 ? 'one exercise' : `${count} exercises`
}

const Box = styled.section`
  max-width: ${docsWidth.demo};
  margin-block: ${space.m};
  color: ${color.text};
  font-family: ${font.body};
`

/** A number stays with what it counts, unless both are wider than the page. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.25em;
  margin: 0 0 ${space.s};
  font-weight: 600;

  span:not(:last-child)::after {
    content: ' ·';
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`

const Said = styled.p`
  margin: ${space.s} 0 0;

  &:empty {
    margin: 0;
  }
`

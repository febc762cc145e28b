import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { lessons } from '#syllabus/lessons.ts'
import { tallyOf, tallyText } from '#progress/tally.ts'
import { useProgress } from '#progress/useProgress.ts'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { importWork, readAllWork } from '#course/learner/work.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { readProgressFile, writeProgressFile } from '#course/learner/progressFile.ts'
import { ResetProgress } from './ResetProgress.tsx'

const FILE = 'react-query-course-progress.json'

/** What is done of the course, and ways to take it along, to bring it back and to reset it. */
export function CourseProgress() {
  const progress = useProgress(learnerProgress)
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const read = `${lessons.filter(({ slug }) => progress.read.includes(slug)).length} of ${lessons.length} lessons read`

  async function importFrom({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const text = await currentTarget.files?.[0]?.text().catch(() => '')
    // So that the same file can be chosen again.
    currentTarget.value = ''
    if (text === undefined) return
    const file = readProgressFile(text)
    if ('problem' in file) return setSaid(file.problem)
    learnerProgress.add(file.progress)
    const { own, lost } = importWork(file.work)
    const sentences = [
      'Imported: what the file holds has been added to what was here.',
      own.length > 0 &&
        `You keep your own code for ${own.map(nameOfExercise).join(', ')}: the file has other code there.`,
      file.unreadable > 0 &&
        `The code of ${exercises(file.unreadable)} in it cannot be read, and was left out.`,
      lost > 0 &&
        `The code of ${exercises(lost)} could not be kept: this browser’s storage is full or blocked.`,
    ]
    setSaid(sentences.filter((sentence) => sentence !== false).join(' '))
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
        <Button onClick={() => chooser.current?.click()}>Import</Button>
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
    </Box>
  )
}

/** `basic-query/the-lie` as “The lie” (Show a list). */
function nameOfExercise(id: string): string {
  const [slug, name = ''] = id.split('/')
  const words = name.replaceAll('-', ' ')
  const lesson = lessons.find((known) => known.slug === slug)
  return `“${words.charAt(0).toUpperCase()}${words.slice(1)}” (${lesson?.skill ?? slug})`
}

function exercises(count: number): string {
  return count === 1 ? 'one exercise' : `${count} exercises`
}

/** Has the browser save a text as a JSON file. */
function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // By then the browser has its own copy of what it saves.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
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

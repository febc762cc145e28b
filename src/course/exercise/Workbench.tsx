import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space, width } from '#ui/tokens.ts'
import { LabButton, ReplayButton } from '#course/stage/DemoControls.tsx'
import { DemoStage } from '#course/stage/DemoStage.tsx'
import { useLabAttribute } from '#course/stage/useStage.ts'
import { besideCode } from '#course/world/labLayout.ts'
import type { PreparedStory } from '#course/stage/liveStory.ts'
import { CodeEditor } from './editor/CodeEditor.tsx'
import type { Exercise } from './exercise.ts'
import type { Module } from './run/modules.ts'
import { Hints } from './Hints.tsx'
import { Reset } from './Reset.tsx'
import { Solution } from './Solution.tsx'
import { TypeHelp } from './types/TypeHelp.tsx'
import { useTypeHelp } from './types/useTypeHelp.ts'
import { useAnswer } from './useAnswer.ts'
import { useWork } from './useWork.ts'
import type { LearnersWork } from './useWork.ts'
import { Verdict } from './Verdict.tsx'

export interface WorkbenchProps {
  exercise: Exercise
  /** Its story `Solution`. */
  story: PreparedStory
  /** The starting point as text. */
  startText: string
  /** The starting point as it runs. */
  start: Module
}

/** An editor and, beside it, what becomes of the code in it. */
export function Workbench({ exercise, story, startText, start }: WorkbenchProps) {
  const { id, title, path, hints } = exercise
  const work = useWork(id, startText)
  const answer = useAnswer(exercise, story, { module: start, text: startText })
  const [hinted, setHinted] = useState(0)
  const [solution, setSolution] = useState<string>()
  const types = useTypeHelp(path)
  const help = useId()
  const isBusy = answer.check.is === 'running'

  function run(): void {
    if (!isBusy) void answer.run(work.code)
  }

  function reset(): void {
    work.reset()
    answer.reset()
  }

  async function toggleSolution(): Promise<void> {
    setSolution(solution === undefined ? (await exercise.solution()).default : undefined)
  }

  /** In development what is the same as the file is the file, whether it was run here or there. */
  function shown(): string {
    if (import.meta.env.DEV ? answer.shownText === startText : !answer.hasRun)
      return import.meta.env.DEV ? 'Shown: the file' : 'Shown: the starting point'
    return answer.shownText === work.code ? 'Shown: your code' : 'Shown: your code of the last run'
  }

  return (
    <Bench className="sb-unstyled" data-bench>
      <Grid {...useLabAttribute(answer.stage)}>
        <Side>
          <Path>
            <code>{path}</code>
            {import.meta.env.DEV && <span>{whose(work)}</span>}
          </Path>
          <CodeEditor
            label={`${path.slice(path.lastIndexOf('/') + 1)}: ${title}`}
            describedBy={help}
            code={work.code}
            onChange={work.write}
            onRun={run}
            mistake={answer.mistake}
            help={types.editorHelp}
          />
          <Help id={help}>
            Ctrl+Enter runs. Tab indents: press Escape, then Tab, to leave.
            {types.editorHelp !== undefined && ' Ctrl+Space completes a name. F8 goes to the next error.'}
          </Help>
          <TypeHelp state={types.state} problems={types.problems} />
        </Side>
        <Side>
          <Shown>
            <span>{shown()}</span>
            <Quiet>
              <ReplayButton title={title} stage={answer.stage} onReplay={answer.replay} />
              <LabButton title={title} stage={answer.stage} />
            </Quiet>
          </Shown>
          <DemoStage title={title} stage={answer.stage} maxHeight="36rem" />
        </Side>
      </Grid>
      <Below>
        <Row>
          <Button variant="primary" disabled={isBusy} onClick={() => void answer.grade(work.code)}>
            Check my answer
          </Button>
          <Button disabled={isBusy} onClick={run}>
            Run
          </Button>
          <Helps>
            <Button variant="quiet" disabled={hinted === hints.length} onClick={() => setHinted(hinted + 1)}>
              {hinted === hints.length ? 'No more hints' : `Hint ${hinted + 1} of ${hints.length}`}
            </Button>
            <Button
              variant="quiet"
              aria-expanded={solution !== undefined}
              onClick={() => void toggleSolution()}
            >
              Show the solution
            </Button>
            <Reset work={work} isBusy={isBusy} onReset={reset} />
          </Helps>
        </Row>
        <Verdict title={title} check={answer.check} mistake={answer.mistake} />
        <Hints hints={hints.slice(0, hinted)} />
        {solution !== undefined && (
          <Solution path={path.replace('start.tsx', 'solution.tsx')} solution={solution} code={work.code} />
        )}
      </Below>
    </Bench>
  )
}

/** In development the file can be edited, too. */
function whose({ isChanged }: LearnersWork): string {
  return isChanged
    ? 'This is your code on this page. The file is another one.'
    : 'This is the file. Change it here, or in your own editor.'
}

const Bench = styled.div`
  min-width: 0;
  color: ${color.text};
  font-family: ${font.body};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: ${width.phone}) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  ${besideCode}
`

const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  @media (min-width: ${width.phone}) {
    /* The buttons below long code stay near its first lines. A short screen has room for all of it, too. */
    .cm-editor {
      max-height: min(30rem, 100dvh - 12rem);
    }

    &:has(+ &) {
      border-inline-end: 1px solid ${color.border};
    }

    /* What becomes of the code stays beside the lines that one writes. */
    & + & {
      position: sticky;
      inset-block-start: 0;
      align-self: start;
    }
  }
`

const Path = styled.p`
  margin: 0;
  padding: ${space.s} var(--demo-inset);
  color: ${color.textMuted};
  font-size: ${font.small};
  overflow-wrap: anywhere;

  code {
    font-family: ${font.code};
  }

  span {
    display: block;
  }
`

const Help = styled.p`
  margin: 0;
  padding: ${space.s} var(--demo-inset);
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding-inline: var(--demo-inset);
  color: ${color.textMuted};
  font-size: ${font.small};
  /* Beside both buttons it has two lines, and above them it begins below the border: it stays clear of it. */
  line-height: 1.3;

  & > span {
    padding-block: ${space.s};
  }
`

/** Quiet buttons: their text begins and ends where what is above and below it does. */
const Quiet = styled(Row)`
  flex: none;
  flex-wrap: nowrap;
  gap: 0;
  margin-inline: -${space.s};

  & > * {
    padding-inline: ${space.s};
    font-size: ${font.small};
  }
`

/** On phones they have lines of their own, where their text begins below that of the page. */
const Helps = styled.div`
  display: contents;

  @media (max-width: ${width.phone}) {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 0 ${space.s};

    & > button {
      margin-inline-start: -${space.s};
      padding-inline: ${space.s};
      font-size: ${font.small};
    }
  }
`

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m} var(--demo-inset);
  border-block-start: 1px solid ${color.border};
`

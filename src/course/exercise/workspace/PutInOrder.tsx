import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { space } from '#ui/tokens.ts'
import type { LearnersWork } from '#course/exercise/useWork.ts'
import { codeOf, lineOrderOf, linesIn } from './lineOrder.ts'
import type { LineOrder } from './lineOrder.ts'
import { OrderLines } from './OrderLines.tsx'

interface PutInOrderProps {
  startText: string
  /** Undefined where it does not come. */
  solution: () => Promise<string | undefined>
  work: Pick<LearnersWork, 'code' | 'isChanged' | 'write' | 'replace'>
}

/** Shuffles the lines: one order for all, so that two learners can speak of it. */
const SEED = 1

/** Opens the lines of the solution below its button. Asks first where they would take the place of what somebody has written. */
export function PutInOrder({ startText, solution, work }: PutInOrderProps) {
  const [order, setOrder] = useState<LineOrder>()
  const button = useRef<HTMLButtonElement>(null)
  const opened = useRef<HTMLDivElement>(null)
  const isOpen = order !== undefined
  const wouldReplace = isOpen && work.isChanged && linesIn(order, work.code) === undefined

  function show(next: () => void): void {
    flushSync(next)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    opened.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
  }

  async function toggle(): Promise<void> {
    const code = isOpen ? undefined : await solution()
    show(() => setOrder(code === undefined ? undefined : lineOrderOf(startText, code, SEED)))
  }

  function answer(act: () => void): void {
    // What was pressed goes, and the focus must not go with it.
    button.current?.focus()
    show(act)
  }

  return (
    <>
      <Opener ref={button} variant="quiet" aria-expanded={isOpen} onClick={() => void toggle()}>
        Put lines in order instead
      </Opener>
      <Opened ref={opened}>
        <div aria-live="polite">
          {wouldReplace && (
            <>
              <p>The lines take the place of your code. You can get it back once.</p>
              <Row>
                <Button onClick={() => answer(() => work.replace(codeOf(order, order.lines)))}>
                  Replace my code
                </Button>
                <Button onClick={() => answer(() => setOrder(undefined))}>Keep my code</Button>
              </Row>
            </>
          )}
        </div>
        {isOpen && !wouldReplace && <OrderLines order={order} code={work.code} onOrder={work.write} />}
      </Opened>
    </>
  )
}

const Opener = styled(Button)`
  justify-self: start;
  margin-inline-start: -${space.s};
  padding-inline: ${space.s};
`

/** Clear of what stays at both ends of the window. */
const Opened = styled.div`
  scroll-margin-block: calc(var(--head, 0rem) + 3.5rem) calc(var(--bar, 0rem) + ${space.m});

  p {
    margin: 0 0 ${space.s};
  }
`

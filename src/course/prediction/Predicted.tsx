import { useId, useEffect } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useProgress } from '#progress/useProgress.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { color, font, space } from '#ui/tokens.ts'
import { quoted } from './prediction.ts'
import type { Prediction } from './prediction.ts'

/** What a learner has predicted on this page, and what came of it. Nothing where nothing was predicted. */
export function Predicted() {
  const id = useId()
  const asked = useStore(askedHere, ({ all }) => all)
  const { predictions } = useProgress(learnerProgress)
  const rows = asked.flatMap(({ id: key, prediction, isTold }) => {
    const answered = predictions[key]
    if (!isTold || answered?.measured === undefined) return []
    return [{ key, prediction, ...answered, measured: answered.measured }]
  })
  if (rows.length === 0) return null
  return (
    <Section aria-labelledby={id} className="sb-unstyled">
      <h3 id={id}>What you predicted</h3>
      <ul>
        {rows.map(({ key, prediction: { title, source }, said, measured, first }) => (
          <li key={key}>
            <b>{title}</b>
            <span>
              {said === measured
                ? `✓ Right. You said ${quoted(said)}.`
                : `✗ Not right. You said ${quoted(said)}. ${source} ${quoted(measured)}.`}
              {first !== undefined && ` At first you said ${quoted(first)}.`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A question of the page that is open. */
interface AskedQuestion {
  /** Under which its answer is kept. */
  id: string
  prediction: Prediction
  /** Whether what was measured may be said: it is not while a run stands before what tells. */
  isTold: boolean
}

/** Says that the page asks something, for as long as it does. */
export function useAsked({ id, prediction, isTold }: AskedQuestion): void {
  useEffect(() => {
    const asked = { id, prediction, isTold }
    askedHere.setState(({ all }) => ({
      all: all.some((one) => one.id === id)
        ? all.map((one) => (one.id === id ? asked : one))
        : [...all, asked],
    }))
  }, [id, prediction, isTold])

  useEffect(() => () => askedHere.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) })), [id])
}

const Section = styled.section`
  max-width: 40rem;
  margin-block-start: ${space.l};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};
  line-height: 1.5;

  h3 {
    margin: 0 0 ${space.s};
    font-size: ${font.normal};
    font-weight: 700;
  }

  ul {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li > * {
    display: block;
  }

  b {
    font-weight: 600;
  }
`

/** The questions of the page that is open, from the top. */
const askedHere = createStore<{ all: readonly AskedQuestion[] }>(() => ({ all: [] }))

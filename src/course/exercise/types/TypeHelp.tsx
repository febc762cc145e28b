import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, space } from '#ui/tokens.ts'
import type { TypeProblem } from './service.ts'
import { toggleTypeHelp } from './typeHelp.ts'
import type { TypeHelpState } from './typeHelp.ts'

/** What is loaded at the first press, as gzip: `e2e/pages/exercise.spec.ts` weighs it. */
const SIZE = '1.4 MB'

export interface TypeHelpProps {
  state: TypeHelpState
  /** What was found in the code; undefined before the first look. */
  problems: readonly TypeProblem[] | undefined
}

/** Asks for type help, and says how it stands and what it has found. */
export function TypeHelp({ state, problems }: TypeHelpProps) {
  const isOn = state.is === 'loaded' && state.isOn
  return (
    <Line>
      <Button
        variant="quiet"
        disabled={state.is === 'loading'}
        aria-pressed={state.is === 'loaded' ? isOn : undefined}
        onClick={() => void toggleTypeHelp()}
      >
        {state.is === 'loaded' ? 'TypeScript help' : `TypeScript help, about ${SIZE}`}
      </Button>
      <Found aria-live="polite">{sentenceOf(state, problems)}</Found>
    </Line>
  )
}

function sentenceOf(state: TypeHelpState, problems: readonly TypeProblem[] | undefined): string {
  switch (state.is) {
    case 'unasked':
      return ''
    case 'loading':
      return 'TypeScript help is loading …'
    case 'failed':
      return 'TypeScript help could not be loaded. Everything else works without it. Press its button to try again.'
    case 'loaded':
      return state.isOn ? found(problems) : ''
  }
}

function found(problems: readonly TypeProblem[] | undefined): string {
  if (problems === undefined) return 'Looking at the types …'
  const [first] = problems
  if (first === undefined) return 'The types fit.'
  return `${pluralize(problems.length, 'type error')}, which Check does not look for. Line ${first.line}: ${first.message}`
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding-inline: calc(var(--demo-inset) - ${space.m}) var(--demo-inset);
  color: ${color.textMuted};
  font-size: ${font.small};
`

const Found = styled.span`
  flex: 1 1 12rem;
  padding-inline-start: ${space.m};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`

import { styled } from 'styled-components'
import { useMemo, useState } from 'react'
import { useStore, createStore } from 'zustand'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, space } from '#ui/tokens.ts'
import { importLate } from '#ui/importLate.ts'
import type { EditorHelp } from '#course/exercise/editor/CodeEditor.tsx'
import type { TypeProblem } from './service.ts'

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
      <FoundText aria-live="polite">{typeHelpText(state, problems)}</FoundText>
    </Line>
  )
}

function typeHelpText(state: TypeHelpState, problems: readonly TypeProblem[] | undefined): string {
  switch (state.is) {
    case 'unasked':
      return ''
    case 'loading':
      return 'TypeScript help is loading …'
    case 'failed':
      return 'TypeScript help could not be loaded. Everything else works without it. Press its button to try again.'
    case 'loaded':
      return state.isOn ? problemsText(problems) : ''
  }
}

function problemsText(problems: readonly TypeProblem[] | undefined): string {
  if (problems === undefined) return 'Looking at the types …'
  const [first] = problems
  if (first === undefined) return 'The types fit.'
  return `${pluralize(problems.length, 'type error')}, which Check does not look for. Line ${first.line}: ${first.message}`
}

/** TypeScript help for the file at a path, and what it has found there. */
export function useTypeHelp(path: string) {
  const state = useStore(typeHelp)
  const [problems, setProblems] = useState<readonly TypeProblem[]>()
  const help = state.is === 'loaded' && state.isOn ? state.help : undefined
  const editorHelp = useMemo(() => help?.(`/${path}`, setProblems), [help, path])
  return { state, problems, editorHelp }
}

/** One for all exercises of the page, and of the pages that come after it. It is not kept. */
const typeHelp = createStore<TypeHelpState>(() => ({ is: 'unasked' }))

const loadConnect = () => import('./connect.ts')
const loadEditorHelp = () => import('./editorHelp.ts')

type HelpForFile = (path: string, report: (problems: readonly TypeProblem[]) => void) => EditorHelp

type TypeHelpState =
  | { is: 'unasked' }
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'loaded'; isOn: boolean; help: HelpForFile }

/** Loads it at the first time, and turns it off and on later. */
async function toggleTypeHelp(): Promise<void> {
  const state = typeHelp.getState()
  if (state.is === 'loading') return
  if (state.is === 'loaded') return typeHelp.setState({ ...state, isOn: !state.isOn })
  typeHelp.setState({ is: 'loading' })
  try {
    const [{ connect }, { editorHelp }] = await Promise.all([
      importLate(loadConnect),
      importLate(loadEditorHelp),
    ])
    const ask = await connect(() => typeHelp.setState({ is: 'failed' }))
    const help: HelpForFile = (path, report) => editorHelp(ask, path, report)
    typeHelp.setState({ is: 'loaded', isOn: true, help })
  } catch {
    typeHelp.setState({ is: 'failed' })
  }
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

const FoundText = styled.span`
  flex: 1 1 12rem;
  padding-inline-start: ${space.m};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`

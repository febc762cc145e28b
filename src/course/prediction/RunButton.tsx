import { Button } from '#ui/Button.tsx'
import type { PredictionState } from './usePrediction.ts'

export interface RunButtonProps {
  state: PredictionState
  onRun: () => void
  onGoOn: () => void
}

/** One button for the run, whatever it does next: so whoever has pressed it keeps the focus. */
export function RunButton({ state, onRun, onGoOn }: RunButtonProps) {
  switch (state.is) {
    case 'open':
      return null
    case 'kept':
      return (
        <Button key="run" variant="primary" onClick={onRun}>
          Run
        </Button>
      )
    case 'leading up':
    case 'held':
    case 'going on':
      return (
        <Button key="run" variant="primary" disabled={state.is === 'going on'} onClick={onGoOn}>
          Go on
        </Button>
      )
    default:
      return (
        <Button key="run" variant="quiet" disabled={state.is === 'running'} onClick={onRun}>
          Run again
        </Button>
      )
  }
}

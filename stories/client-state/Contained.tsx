import { Component } from 'react'
import type { ReactNode } from 'react'
import { Alert } from '#ui/Alert.tsx'

interface State {
  error: Error | undefined
}

/** Keeps a crash to itself: shows its message instead of what crashed, with a way to try again. */
export class Contained extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // A build for production has only a number for this one.
    const isEndless = error.message.includes('React error #185')
    const sentence = isEndless ? 'Maximum update depth exceeded' : error.message.split('. ')[0]
    return (
      <Alert action={{ label: 'Try again', onClick: () => this.setState({ error: undefined }) }}>
        {sentence}
      </Alert>
    )
  }
}

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
    const [sentence] = error.message.split('. ')
    return (
      <Alert action={{ label: 'Try again', onClick: () => this.setState({ error: undefined }) }}>
        {sentence}
      </Alert>
    )
  }
}

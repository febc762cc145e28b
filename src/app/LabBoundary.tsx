import { Component } from 'react'
import type { ReactNode } from 'react'
import { Alert } from '#ui/Alert.tsx'

/** Keeps a broken instrument from taking its own way out with it. */
export class LabBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children
    return (
      <Alert action={{ label: 'Try again', onClick: () => this.setState({ error: undefined }) }}>
        An instrument of the lab broke. The page itself goes on.
      </Alert>
    )
  }
}

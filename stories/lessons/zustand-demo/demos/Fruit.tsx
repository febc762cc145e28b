import { useState } from 'react'
import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'
import { CrashMessage } from '#course/story/CrashMessage.tsx'
import { createCounters } from './counters.ts'
import type { FruitReaderProps } from './FruitReader.ts'

/** Two buttons that change a store, and a component that reads it. */
export function Fruit({ Reader }: { Reader: ComponentType<FruitReaderProps> }) {
  const [counters] = useState(createCounters)
  const { addApple, addPear } = counters.getState()
  return (
    <Frame>
      <Row>
        <Button onClick={addApple}>Add an apple</Button>
        <Button onClick={addPear}>Add a pear</Button>
      </Row>
      <ErrorBoundary FallbackComponent={CrashMessage}>
        <Reader counters={counters} />
      </ErrorBoundary>
    </Frame>
  )
}

const Frame = styled(Ground)`
  min-height: 9rem;
`

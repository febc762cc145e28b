import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const screens = ['Both tiles', 'All alone', 'Done alone'] as const

/** Screens with one tile or both. Each begins with an empty cache. */
export function Screens({ all, done }: { all: ReactNode; done: ReactNode }) {
  const client = useQueryClient()
  const [screen, setScreen] = useState<(typeof screens)[number]>('Both tiles')

  function open(next: typeof screen): void {
    client.clear()
    setScreen(next)
  }

  return (
    <Ground>
      <Row>
        {screens.map((each) => (
          <Button
            key={each}
            variant={each === screen ? 'primary' : 'secondary'}
            aria-pressed={each === screen}
            onClick={() => open(each)}
          >
            {each}
          </Button>
        ))}
      </Row>
      <Columns as="dl" key={screen} $least="8rem" $gap="s">
        {screen !== 'Done alone' && all}
        {screen !== 'All alone' && done}
      </Columns>
    </Ground>
  )
}

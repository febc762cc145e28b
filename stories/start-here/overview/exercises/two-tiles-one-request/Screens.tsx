import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Stage } from '../../../../Stage.ts'
import { Tiles } from '../../Tiles.tsx'

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
    <Stage>
      <Row>
        {screens.map((each) => (
          <Button key={each} aria-pressed={each === screen} onClick={() => open(each)}>
            {each}
          </Button>
        ))}
      </Row>
      <Tiles key={screen}>
        {screen !== 'Done alone' && all}
        {screen !== 'All alone' && done}
      </Tiles>
    </Stage>
  )
}

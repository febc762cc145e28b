import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

/** Right: the parent of the component with the state makes the element, so it stays the same. */
export const ChildrenFromAbove = memo(function ChildrenFromAbove() {
  return (
    <Clicker>
      <Part />
    </Clicker>
  )
})

function Clicker({ children }: { children: ReactNode }) {
  const [clicks, setClicks] = useState(0)
  return (
    <Ground>
      <Row $align="center">
        <Button onClick={() => setClicks(clicks + 1)}>Click</Button> {`${clicks} clicks`}
      </Row>
      {children}
    </Ground>
  )
}

function Part() {
  return (
    <div>
      A part without state <RenderCount of="Part" />
    </div>
  )
}

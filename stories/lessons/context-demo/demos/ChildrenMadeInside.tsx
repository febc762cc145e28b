import { memo, useState } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

/** Wrong: the component with the state makes the element of the part, so the part renders with it. */
export const ChildrenMadeInside = memo(function ChildrenMadeInside() {
  const [clicks, setClicks] = useState(0)
  return (
    <Ground>
      <Row $align="center">
        <Button onClick={() => setClicks(clicks + 1)}>Click</Button> {`${clicks} clicks`}
      </Row>
      <Part />
    </Ground>
  )
})

function Part() {
  return (
    <div>
      A part without state <RenderCount of="Part" />
    </div>
  )
}

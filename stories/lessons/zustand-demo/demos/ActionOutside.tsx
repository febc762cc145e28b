import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'
import { addOne, useClicks } from './actionsOutside.ts'

/** A number from a store, and a button whose action is not in the store. */
export function ActionOutside() {
  const clicks = useClicks((state) => state.clicks)
  return (
    <Ground>
      <Row $align="center" $gap="m">
        <Button onClick={addOne}>Add 1</Button>
        <span role="status">{`Clicks: ${clicks}.`}</span>
      </Row>
    </Ground>
  )
}

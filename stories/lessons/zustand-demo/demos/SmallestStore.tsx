import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'
import { useClicks } from './clickStore.ts'

/** Two components that read one store. Both can be unmounted, and mounted again. */
export function SmallestStore() {
  const [mount, setMount] = useState(1)
  return (
    <Ground>
      <Row key={mount} $align="center" $gap="m">
        <Adder />
        <Readout />
      </Row>
      <Row $align="center" $gap="m">
        <Button onClick={() => setMount(mount + 1)}>Mount both again</Button>
        {`Mount ${mount}`}
      </Row>
    </Ground>
  )
}

// #region readers
function Adder() {
  const addOne = useClicks((state) => state.addOne)
  return <Button onClick={addOne}>Add 1</Button>
}

function Readout() {
  const clicks = useClicks((state) => state.clicks)
  return <span role="status">{`Clicks: ${clicks}.`}</span>
}
// #endregion

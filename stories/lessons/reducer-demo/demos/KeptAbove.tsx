import { useReducer, useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const addOne = (count: number): number => count + 1

/** A screen keeps one count; the component above the screen keeps the other. */
// #region above
export function KeptAbove() {
  const [visit, setVisit] = useState(1)
  const [isHere, setIsHere] = useState(true)
  const [above, addAbove] = useReducer(addOne, 0)

  function comeBack(): void {
    setVisit(visit + 1)
    setIsHere(true)
  }

  return isHere ? (
    <Screen visit={visit} above={above} onAddAbove={addAbove} onLeave={() => setIsHere(false)} />
  ) : (
    <Ground>
      <Button onClick={comeBack}>Come back</Button>
    </Ground>
  )
}
// #endregion

interface ScreenProps {
  visit: number
  above: number
  onAddAbove: () => void
  onLeave: () => void
}

// #region screen
function Screen({ visit, above, onAddAbove, onLeave }: ScreenProps) {
  const [own, addOwn] = useReducer(addOne, 0)
  return (
    <Ground>
      <Banner>{`Visit ${visit}. In the screen: ${own}. Above the screen: ${above}.`}</Banner>
      <Row>
        <Button onClick={() => addOwn()}>Add 1 in the screen</Button>
        <Button onClick={() => onAddAbove()}>Add 1 above the screen</Button>
        <Button onClick={onLeave}>Leave the screen</Button>
      </Row>
    </Ground>
  )
}
// #endregion

import { useReducer } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const addOne = (count: number): number => count + 1

/** Each game has a key of its own, so it begins with new state. */
// #region key
export function ANewKey() {
  const [game, nextGame] = useReducer(addOne, 1)
  return (
    <Ground>
      <Game key={game} number={game} />
      <Row>
        <Button onClick={nextGame}>Next game</Button>
      </Row>
    </Ground>
  )
}
// #endregion

function Game({ number }: { number: number }) {
  const [points, addPoint] = useReducer(addOne, 0)
  return (
    <>
      <Banner>{`Game ${number}, points: ${points}`}</Banner>
      <Row>
        <Button onClick={addPoint}>Add a point</Button>
      </Row>
    </>
  )
}

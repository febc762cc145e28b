import { create } from 'zustand'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

interface Fruit {
  apples: number
  pears: number
  lemons: number
}

const useFruit = create<Fruit>()(() => ({
  apples: 0,
  pears: 0,
  lemons: 0,
}))

export function Shop() {
  return (
    <Ground>
      <Basket />
      <Row>
        <Button
          onClick={() =>
            useFruit.setState(({ apples }) => ({ apples: apples + 1 }))
          }
        >
          Add an apple
        </Button>
        <Button
          onClick={() =>
            useFruit.setState(({ pears }) => ({ pears: pears + 1 }))
          }
        >
          Add a pear
        </Button>
        <Button
          onClick={() =>
            useFruit.setState(({ lemons }) => ({ lemons: lemons + 1 }))
          }
        >
          Add a lemon
        </Button>
      </Row>
    </Ground>
  )
}

function Basket() {
  const { apples, pears } = useFruit((state) => ({
    apples: state.apples,
    pears: state.pears,
  }))
  return (
    <Row $align="center">
      {`${apples} apples and ${pears} pears`}{' '}
      <RenderCount of="Basket" />
    </Row>
  )
}

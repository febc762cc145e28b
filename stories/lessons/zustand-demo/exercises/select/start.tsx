import { create } from 'zustand'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

interface Fruit {
  apples: number
  pears: number
  addApple: () => void
  addPear: () => void
}

const useFruit = create<Fruit>()((set) => ({
  apples: 0,
  pears: 0,
  addApple: () => set((state) => ({ apples: state.apples + 1 })),
  addPear: () => set((state) => ({ pears: state.pears + 1 })),
}))

export function Shop() {
  return (
    <Ground>
      <Apples />
      <Pears />
      <Buttons />
    </Ground>
  )
}

function Apples() {
  const fruit = useFruit()
  return (
    <div>
      Apples: {fruit.apples} <RenderCount of="Apples" />
    </div>
  )
}

function Pears() {
  const pears = useFruit((state) => state.pears)
  return <div>Pears: {pears}</div>
}

function Buttons() {
  const addApple = useFruit((state) => state.addApple)
  const addPear = useFruit((state) => state.addPear)
  return (
    <Row>
      <Button onClick={addApple}>Add an apple</Button>
      <Button onClick={addPear}>Add a pear</Button>
    </Row>
  )
}

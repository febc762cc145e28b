import { createContext, use, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const NameContext = createContext('stranger')

/** A component that reads a context only while it shows it. */
export function UseInACondition() {
  const [isShort, setIsShort] = useState(true)
  return (
    <NameContext value="Ada">
      <Ground>
        <Greeting isShort={isShort} />
        <Row>
          <Button onClick={() => setIsShort(!isShort)}>{isShort ? 'Greet by name' : 'Greet shortly'}</Button>
        </Row>
      </Ground>
    </NameContext>
  )
}

function Greeting({ isShort }: { isShort: boolean }) {
  if (isShort) return <span>Hello.</span>
  const name = use(NameContext)
  return <span>{`Hello, ${name}.`}</span>
}

import { StrictMode, useEffect, useReducer, useRef, useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** A reducer in StrictMode, and how often it has been called. */
export function CallsInStrictMode() {
  return (
    <StrictMode>
      <Counter />
    </StrictMode>
  )
}

function Counter() {
  const [counted] = useState(createCounted)
  const [count, addOne] = useReducer(counted.reducer, 0)
  const calls = useRef<HTMLSpanElement>(null)

  // Written to the DOM, because a render to show the calls could make another one. StrictMode's own belong to the same render.
  useEffect(() => {
    if (calls.current) calls.current.textContent = String(counted.calls())
  })

  return (
    <Ground>
      <Banner>
        Count {count}, calls of the reducer: <span ref={calls}>0</span>
      </Banner>
      <div>
        <Button variant="primary" onClick={addOne}>
          Add one
        </Button>
      </div>
    </Ground>
  )
}

/** A reducer that counts its calls. That is impure, and the only way to see them. */
function createCounted() {
  let calls = 0
  return {
    calls: () => calls,
    reducer(count: number): number {
      calls += 1
      return count + 1
    },
  }
}

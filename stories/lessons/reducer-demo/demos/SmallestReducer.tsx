import { useReducer } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

interface Counter {
  count: number
  last: string
}

// #region reducer
type Action = { type: 'add'; amount: number } | { type: 'reset' }

function reducer(state: Counter, action: Action): Counter {
  switch (action.type) {
    case 'add':
      return { count: state.count + action.amount, last: `added ${action.amount}` }
    case 'reset':
      return { count: 0, last: 'reset' }
    default:
      return action satisfies never
  }
}
// #endregion

// #region component
export function SmallestReducer() {
  const [{ count, last }, dispatch] = useReducer(reducer, { count: 0, last: 'nothing yet' })
  return (
    <Ground>
      <Banner>{`Count ${count}, last action: ${last}`}</Banner>
      <Row>
        <Button onClick={() => dispatch({ type: 'add', amount: 5 })}>Add 5</Button>
        <Button onClick={() => dispatch({ type: 'reset' })}>Reset</Button>
      </Row>
    </Ground>
  )
}
// #endregion

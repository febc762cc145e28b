import { useSearchParams } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/layout.ts'

/** The page stays the same, and so should its scroll position. */
const STAYING = { preventScrollReset: true }

/** Adds query parameters to the address, clears them, and lists them (behaviour §2.13). */
export function QueryParamsDemo() {
  const [params, setParams] = useSearchParams()
  const entries = [...params]

  function add(): void {
    setParams((current) => {
      current.set('filter', 'active')
      current.set('sort', 'name')
      return current
    }, STAYING)
  }

  return (
    <Card $gap="xs">
      <Row>
        <Button variant="primary" onClick={add}>
          Add Query Params
        </Button>
        <Button onClick={() => setParams({}, STAYING)}>Clear Query Params</Button>
      </Row>
      <div role="status">
        {entries.length === 0 ? (
          <p>No query parameters</p>
        ) : (
          <ul aria-label="Query parameters">
            {entries.map(([name, value], index) => (
              <li key={`${index} ${name}`}>
                <code translate="no">
                  {name} = {value}
                </code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

/** Sends ten requests, one after the other, and shows which of them failed. */
export function TenRequests() {
  const api = useApi()
  const [runs, setRuns] = useState<readonly string[]>([])
  const [running, setRunning] = useState(false)

  async function send(): Promise<void> {
    setRunning(true)
    const failed: number[] = []
    for (let number = 1; number <= 10; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the order is fixed
      await api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 } }).catch(() => {
        failed.push(number)
      })
    }
    setRunning(false)
    setRuns((earlier) => [...earlier, failed.length === 0 ? 'none failed' : `${failed.join(', ')} failed`])
  }

  return (
    <Column>
      <Button variant="primary" disabled={running} onClick={() => void send()}>
        Send 10 requests
      </Button>
      <ol aria-label="Runs">
        {runs.map((run, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- runs are only ever added at the end
          <li key={index}>{run}</li>
        ))}
      </ol>
    </Column>
  )
}

const Column = styled.div`
  padding: ${space.m};
`

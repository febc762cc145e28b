import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { ReducerTaskList } from '#features/tasks/ReducerTaskList.tsx'
import { collectionOf } from '#features/tasks/tasks.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { space } from '#ui/tokens.ts'

const lists = { local: LocalTaskList, reducer: ReducerTaskList }

/** A list of ten thousand tasks, and how many of its rows have rendered. */
export function TenThousandTasks({ kept = 'reducer' }: { kept?: 'local' | 'reducer' }) {
  const [initial] = useState(tenThousand)
  const [renders, setRenders] = useState(0)
  const count = useCallback(() => setRenders((sum) => sum + 1), [])
  const List = lists[kept]
  return (
    <Column>
      <Banner>Row renders: {renders}</Banner>
      <div>
        <Button onClick={() => setRenders(0)}>Count from 0</Button>
      </div>
      <List initial={initial} onRowRender={count} />
    </Column>
  )
}

function tenThousand() {
  return collectionOf(
    Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 1,
      title: `Task ${index + 1}`,
      completed: false,
    })),
  )
}

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m};
`

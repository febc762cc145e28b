import { useCallback, useState } from 'react'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { ReducerTaskList } from '#features/tasks/ReducerTaskList.tsx'
import { collectionOf } from '#features/tasks/tasks.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Column } from '#ui/layout.ts'
import { ManyRows, RowRendered } from './ManyRows.tsx'

const lists = { local: LocalTaskList, reducer: ReducerTaskList }

/** A list of ten thousand tasks, with the number of rows that have rendered. */
export function TenThousandTasks({ kept = 'reducer' }: { kept?: 'local' | 'reducer' }) {
  const [initial] = useState(tenThousand)
  const [renders, setRenders] = useState(0)
  const count = useCallback(() => setRenders((sum) => sum + 1), [])
  const List = lists[kept]
  return (
    <Column $padding="m">
      <Banner>Row renders: {renders}</Banner>
      <Button onClick={() => setRenders(0)}>Count from 0</Button>
      <RowRendered value={count}>
        <List initial={initial} rows={ManyRows} />
      </RowRendered>
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

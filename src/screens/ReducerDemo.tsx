import { ReducerCounter } from '#features/counter/ReducerCounter.tsx'
import { LocalTaskList } from '#features/tasks/LocalTaskList.tsx'
import { ReducerTaskList } from '#features/tasks/ReducerTaskList.tsx'
import { RootTaskCard } from '#features/tasks/RootTaskCard.tsx'
import { SessionCard } from '#features/user/SessionCard.tsx'
import { UserProvider } from '#features/user/UserProvider.tsx'
import { Columns } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { Prose } from '#ui/Prose.tsx'

/** State that changes by actions: a counter, three task lists, a session (behaviour §2.10). */
export function ReducerDemo() {
  return (
    <Page title="Reducer Demo" lead="Describe every change as an action, and keep state easy to follow.">
      <ReducerCounter />
      <Columns $least="20rem" $gap="l" $stretch>
        <LocalTaskList />
        <ReducerTaskList />
      </Columns>
      <RootTaskCard />
      <UserProvider>
        <SessionCard />
      </UserProvider>
      <Prose>
        <h2>What a reducer is</h2>
        <p>
          A reducer is a function that takes the present state and an action, and returns the next state. It
          is pure: it changes nothing that it was given, and the same input always gives the same answer.
          Components no longer say how state changes; they dispatch what happened.
        </p>
        <h2>When to use one</h2>
        <ul>
          <li>Several values change together, as the counter, its history and its last action do.</li>
          <li>Many events lead to the same state, and you want to read them in one place.</li>
          <li>You want to test the rules without a component, or to say what happened last.</li>
        </ul>
        <p>For one independent value, such as the text of an input, useState is shorter and says as much.</p>
      </Prose>
    </Page>
  )
}

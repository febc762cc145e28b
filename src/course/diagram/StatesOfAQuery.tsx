import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Diagram } from './Diagram.tsx'
import type { DiagramProps } from './Diagram.tsx'
import { Drawing, Label, Arrow } from './Drawing.tsx'
import { Node } from './Node.tsx'

export const queryStates = {
  title: 'The states of a query: status × fetchStatus',
  words: `
pending idle | pending, idle | no data and no request, as with \`enabled: false\`. → enabled: to pending, fetching
pending fetching | pending, fetching | no data, and a request is in flight. This is \`isLoading\`. → offline, online: to pending, paused → an answer: to success, idle → the last retry fails: to error, idle
pending paused | pending, paused | no data. The request waits for a connection. → offline, online: back to pending, fetching
success idle | success, idle | data, and no request. → asked again: to success, fetching
success fetching | success, fetching | data is shown while a request is in flight. → an answer: to success, idle → offline, online: to success, paused
success paused | success, paused | data is shown. The request waits for a connection. → offline, online: back to success, fetching
error idle | error, idle | the last request failed. Data from before is still there. → asked again: to error, fetching
error fetching | error, fetching | the last request failed and left older data. The next request is in flight. → offline, online: to error, paused
error paused | error, paused | as before, but the request waits for a connection. → offline, online: back to error, fetching
`,
}

/** What a query has (`status`) beside what it does (`fetchStatus`): each can go with each. */
function StatesOfAQuery(props: DiagramProps) {
  return (
    <Diagram of={queryStates} {...props}>
      <Drawing size={[768, 232]} box={[120, 36]}>
        <Node is="idle" at={[180, 14]} look="word" />
        <Node is="fetching" at={[440, 14]} look="word" />
        <Node is="paused" at={[700, 14]} look="word" />
        <Node is="error" at={[52, 48]} look="word" />
        <Node is="pending" at={[52, 120]} look="word" />
        <Node is="success" at={[52, 198]} look="word" />
        <Node is="pending idle" at={[180, 120]} says="not asked" />
        <Node is="pending fetching" at={[440, 120]} state="fetching" says="first load" />
        <Node is="pending paused" at={[700, 120]} says="waits" />
        <Node is="success idle" at={[180, 198]} says="has data" />
        <Node is="success fetching" at={[440, 198]} state="fetching" says="refetches" />
        <Node is="success paused" at={[700, 198]} says="waits" />
        <Node is="error idle" at={[180, 48]} state="failed" says="failed" />
        <Node is="error fetching" at={[440, 48]} state="fetching" says="asks again" />
        <Node is="error paused" at={[700, 48]} says="waits" />
        <Arrow by={[240, 120, 310, 120, 380, 120]} />
        <Arrow by={[500, 120, 570, 120, 640, 120]} both />
        <Arrow by={[380, 138, 310, 159, 240, 180]} />
        <Arrow by={[380, 103, 310, 84, 240, 65]} />
        <Arrow by={[240, 189, 310, 178, 380, 189]} />
        <Arrow by={[380, 207, 310, 218, 240, 207]} />
        <Arrow by={[500, 198, 570, 198, 640, 198]} both />
        <Arrow by={[240, 48, 310, 48, 380, 48]} />
        <Arrow by={[500, 48, 570, 48, 640, 48]} both />
        <Label at={[310, 112]} says="enabled" />
        <Label at={[570, 112]} says="offline, online" />
        <Label at={[286, 150]} says="an answer" />
        <Label at={[315, 67]} says="the last retry fails" />
        <Label at={[336, 176]} says="asked again" />
        <Label at={[310, 231]} says="an answer" />
        <Label at={[570, 190]} says="offline, online" />
        <Label at={[310, 40]} says="asked again" />
        <Label at={[570, 40]} says="offline, online" />
      </Drawing>
      <Drawing size={[288, 270]} box={[86, 36]}>
        <Node is="idle" at={[45, 14]} look="word" />
        <Node is="fetching" at={[144, 14]} look="word" />
        <Node is="paused" at={[243, 14]} look="word" />
        <Node is="error" at={[32, 44]} look="word" />
        <Node is="pending" at={[32, 128]} look="word" />
        <Node is="success" at={[32, 212]} look="word" />
        <Node is="pending idle" at={[45, 158]} says="not asked" />
        <Node is="pending fetching" at={[144, 158]} state="fetching" says="first load" />
        <Node is="pending paused" at={[243, 158]} says="waits" />
        <Node is="success idle" at={[45, 242]} says="has data" />
        <Node is="success fetching" at={[144, 242]} state="fetching" says="refetches" />
        <Node is="success paused" at={[243, 242]} says="waits" />
        <Node is="error idle" at={[45, 74]} state="failed" says="failed" />
        <Node is="error fetching" at={[144, 74]} state="fetching" says="asks again" />
        <Node is="error paused" at={[243, 74]} says="waits" />
        <Arrow by={[88, 158, 95, 158, 101, 158]} />
        <Arrow by={[187, 158, 194, 158, 200, 158]} both />
        <Arrow by={[123, 176, 95, 200, 66, 224]} />
        <Arrow by={[123, 140, 95, 116, 66, 92]} />
        <Arrow by={[88, 232, 95, 230, 101, 232]} />
        <Arrow by={[101, 252, 95, 254, 88, 252]} />
        <Arrow by={[187, 242, 194, 242, 200, 242]} both />
        <Arrow by={[88, 74, 95, 74, 101, 74]} />
        <Arrow by={[187, 74, 194, 74, 200, 74]} both />
        <Label at={[79, 188]} says="answer" />
        <Label at={[113, 104]} says="fails" />
      </Drawing>
    </Diagram>
  )
}

/** Lit where the one query of the demo around it is. */
export function QueryStates() {
  const cache = useQueryClient().getQueryCache()
  // Batched, because entries are created during a render.
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener))
  const read = () => {
    const state = cache.getAll()[0]?.state
    return state ? `${state.status} ${state.fetchStatus}` : null
  }
  const state = useSyncExternalStore(subscribe, read, read)
  return <StatesOfAQuery lit={state === null ? [] : [state]} />
}

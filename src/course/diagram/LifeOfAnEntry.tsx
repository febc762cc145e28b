import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { openSegment } from '#lab/cache/lanes.ts'
import { useCacheHistory } from '#lab/cache/useCacheHistory.ts'
import { Diagram } from './Diagram.tsx'
import type { DiagramProps } from './Diagram.tsx'
import { Drawing, Label, Arrow } from './Drawing.tsx'
import { Node } from './Node.tsx'

export const entryLife = {
  title: 'The life of a cache entry',
  words: `
read | a component reads it | the entry is one of the next four. → the last reader leaves: to inactive
fetching | fetching | a request is in flight. → an answer comes: to fresh → the last retry fails: to failed
failed | failed | the last request failed. Older data stays. → asked again: to fetching
fresh | fresh | the data is younger than its \`staleTime\`. → staleTime is over: to stale
stale | stale | the data is older, or was invalidated. It is still shown. → mount, focus or reconnect: to fetching
inactive | inactive | no component reads it. Back with a reader, it is fresh as before, or stale and asked for again. → a reader comes back: to a component reads it → gcTime is over: to gone
gone | gone | the cache has thrown it away. → a reader comes: to fetching
`,
}

/** The states of a cache entry, as the lab names them, and what leads from one to the next. */
function LifeOfAnEntry(props: DiagramProps) {
  return (
    <Diagram of={entryLife} {...props}>
      <Drawing size={[768, 240]} box={[104, 36]}>
        <Node is="read" at={[384, 81, 752, 154]} look="area" says="a component reads it" />
        <Node is="fetching" at={[288, 106]} state="fetching" />
        <Node is="failed" at={[72, 106]} state="failed" />
        <Node is="fresh" at={[492, 106]} state="fresh" />
        <Node is="stale" at={[696, 106]} state="stale" />
        <Node is="inactive" at={[560, 220]} state="inactive" />
        <Node is="gone" at={[288, 220]} look="quiet" />
        <Arrow by={[340, 106, 390, 106, 440, 106]} />
        <Arrow by={[236, 118, 180, 130, 124, 118]} />
        <Arrow by={[124, 94, 180, 82, 236, 94]} />
        <Arrow by={[544, 106, 594, 106, 644, 106]} />
        <Arrow by={[662, 88, 492, -2, 322, 88]} />
        <Arrow by={[555, 158, 540, 185, 550, 202]} />
        <Arrow by={[570, 202, 580, 185, 565, 158]} />
        <Arrow by={[508, 220, 424, 220, 340, 220]} />
        <Arrow by={[288, 202, 288, 163, 288, 124]} />
        <Label at={[390, 81]} says={'an answer\ncomes'} />
        <Label at={[180, 142]} says="the last retry fails" />
        <Label at={[180, 80]} says="asked again" />
        <Label at={[594, 81]} says={'staleTime\nis over'} />
        <Label at={[492, 35]} says="mount, focus or reconnect" />
        <Label at={[538, 188]} anchor="end" says="the last reader leaves" />
        <Label at={[582, 188]} anchor="start" says="a reader comes back" />
        <Label at={[424, 212]} says="gcTime is over" />
        <Label at={[177, 185]} anchor="start" says="a reader comes" />
      </Drawing>
      <Drawing size={[288, 472]} box={[96, 36]}>
        <Node is="read" at={[144, 171, 280, 326]} look="area" says="a component reads it" />
        <Node is="fetching" at={[140, 148]} state="fetching" />
        <Node is="failed" at={[140, 64]} state="failed" />
        <Node is="fresh" at={[140, 226]} state="fresh" />
        <Node is="stale" at={[140, 304]} state="stale" />
        <Node is="inactive" at={[64, 450]} state="inactive" />
        <Node is="gone" at={[224, 450]} look="quiet" />
        <Arrow by={[140, 166, 140, 187, 140, 208]} />
        <Arrow by={[150, 130, 164, 106, 150, 82]} />
        <Arrow by={[130, 82, 116, 106, 130, 130]} />
        <Arrow by={[140, 244, 140, 265, 140, 286]} />
        <Arrow by={[119, 286, 50, 226, 119, 166]} />
        <Arrow by={[61, 334, 44, 388, 58, 432]} />
        <Arrow by={[70, 432, 84, 388, 67, 334]} />
        <Arrow by={[112, 450, 144, 450, 176, 450]} />
        <Arrow by={[233, 432, 302, 299, 159, 166]} />
        <Label at={[145, 194]} anchor="start" says="answer" />
        <Label at={[165, 103]} anchor="start" says={'the last retry\nfails'} />
        <Label at={[115, 103]} anchor="end" says={'asked\nagain'} />
        <Label at={[148, 262]} anchor="start" says={'staleTime\nis over'} />
        <Label at={[77, 214]} anchor="end" says={'mount,\nfocus or\nreconnect'} />
        <Label at={[84, 382]} anchor="start" says={'↓ last one leaves\n↑ one comes back'} />
        <Label at={[144, 425]} says={'gcTime\nis over'} />
        <Label at={[201, 308]} anchor="start" says={'reader\ncomes'} />
      </Drawing>
    </Diagram>
  )
}

/** Lit where the one entry of the demo around it is, by the record that the lab draws. */
export function EntryLife() {
  const history = useCacheHistory(useQueryClient())
  const { lanes } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const [lane] = lanes
  const state = lane && openSegment(lane)?.state
  // Its server is always there: nothing waits.
  return <LifeOfAnEntry lit={state && state !== 'paused' ? [state] : []} />
}

import { Diagram } from './Diagram.tsx'
import type { DiagramProps } from './Diagram.tsx'
import { Drawing, Label, Arrow } from './Drawing.tsx'
import { Node } from './Node.tsx'

export const optimisticUpdate = {
  title: 'What happens in an optimistic update',
  words: `
mutate | mutate() | on the screen, somebody adds a todo. → to onMutate puts it in
onMutate | onMutate puts it in | before the request leaves, the list in the cache is changed. A list that is in flight is cancelled. → to shown at once → to POST
shown | shown at once | the screen shows the todo.
post | POST | the request is on its way to the server. → refused: to onError takes it out → saved: to onSettled invalidates
onError | onError takes it out | after a failure the change that failed is taken back. → to onSettled invalidates
onSettled | onSettled invalidates | after an answer and after a failure the list is marked as stale. → to GET
get | GET | the list is asked for again. → to the list as it is
list | the list as it is | the cache has the server's list. → to shows the same
true | shows the same | the screen shows what the server has.
`,
}

/** An optimistic update in time, in three lanes: what the screen shows, what the cache has, what the server is asked for. */
export function UpdateInTime(props: DiagramProps) {
  return (
    <Diagram of={optimisticUpdate} {...props}>
      <Drawing size={[768, 216]} box={[96, 44]}>
        <Node is="screen" at={[384, 36, 760, 64]} look="area" says="Screen" />
        <Node is="cache" at={[384, 108, 760, 64]} look="area" says="Cache" />
        <Node is="server" at={[384, 180, 760, 64]} look="area" says="Server" />
        <Node is="mutate" at={[132, 36]} says="mutate()" />
        <Node is="onMutate" at={[200, 108]} says={'onMutate\nputs it in'} />
        <Node is="shown" at={[288, 36]} says={'shown\nat once'} />
        <Node is="post" at={[288, 180]} state="fetching" says="POST" />
        <Node is="onError" at={[456, 108]} state="failed" says={'onError\ntakes it out'} />
        <Node is="onSettled" at={[580, 108]} state="stale" says={'onSettled\ninvalidates'} />
        <Node is="get" at={[644, 180]} state="fetching" says="GET" />
        <Node is="list" at={[710, 108]} state="fresh" says={'the list\nas it is'} />
        <Node is="true" at={[710, 36]} says={'shows\nthe same'} />
        <Arrow by={[153, 58, 166, 72, 179, 86]} />
        <Arrow by={[227, 86, 244, 72, 261, 58]} />
        <Arrow by={[227, 130, 244, 144, 261, 158]} />
        <Arrow by={[336, 159, 372, 144, 408, 129]} />
        <Arrow by={[336, 179, 434, 176, 533, 130]} />
        <Arrow by={[504, 108, 518, 108, 532, 108]} />
        <Arrow by={[600, 130, 612, 144, 624, 158]} />
        <Arrow by={[664, 158, 677, 144, 690, 130]} />
        <Arrow by={[710, 86, 710, 72, 710, 58]} />
        <Label at={[350, 130]} says="refused" />
        <Label at={[434, 183]} says="saved" />
      </Drawing>
      <Drawing size={[288, 520]} box={[84, 44]}>
        <Node is="screen" at={[48, 260, 92, 512]} look="area" says="Screen" />
        <Node is="cache" at={[144, 260, 92, 512]} look="area" says="Cache" />
        <Node is="server" at={[240, 260, 92, 512]} look="area" says="Server" />
        <Node is="mutate" at={[48, 56]} says="mutate()" />
        <Node is="onMutate" at={[144, 106]} says={'onMutate\nputs it in'} />
        <Node is="shown" at={[48, 166]} says={'shown\nat once'} />
        <Node is="post" at={[240, 176]} state="fetching" says="POST" />
        <Node is="onError" at={[144, 246]} state="failed" says={'onError\ntakes it out'} />
        <Node is="onSettled" at={[144, 326]} state="stale" says={'onSettled\ninvalidates'} />
        <Node is="get" at={[240, 386]} state="fetching" says="GET" />
        <Node is="list" at={[144, 426]} state="fresh" says={'the list\nas it is'} />
        <Node is="true" at={[48, 486]} says={'shows\nthe same'} />
        <Arrow by={[90, 78, 96, 81, 102, 84]} />
        <Arrow by={[109, 128, 96, 136, 83, 144]} />
        <Arrow by={[174, 128, 192, 141, 210, 154]} />
        <Arrow by={[210, 198, 192, 211, 174, 224]} />
        <Arrow by={[234, 198, 220, 251, 166, 304]} />
        <Arrow by={[144, 268, 144, 286, 144, 304]} />
        <Arrow by={[179, 348, 192, 356, 205, 364]} />
        <Arrow by={[198, 404, 192, 406, 186, 409]} />
        <Arrow by={[109, 448, 96, 456, 83, 464]} />
        <Label at={[156, 207]} says="refused" />
        <Label at={[218, 256]} anchor="start" says="saved" />
      </Drawing>
    </Diagram>
  )
}

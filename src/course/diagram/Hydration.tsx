import { Diagram } from './Diagram.tsx'
import type { DiagramProps } from './Diagram.tsx'
import { Drawing, Label, Arrow } from './Drawing.tsx'
import { Node } from './Node.tsx'

export const hydration = {
  title: 'Data that comes with the HTML',
  words: `
client | new QueryClient() | on the server, each request gets a client of its own: one that all requests share has the data of other people. → to client.query()
query | client.query() | the server asks for what the page needs, before it renders. → to dehydrate
dehydrate | dehydrate | writes data, errors and times into the HTML, with \`dataUpdatedAt\`. → to hydrate
hydrate | hydrate | the browser puts all of it into its own client, so the first render has its data. → younger than \`staleTime\`: to no request → older: to GET
fresh | no request | the data is still fresh.
get | GET | the data is stale, so the browser asks again at once. With the default, a \`staleTime\` of 0, that is always so.
`,
}

/** How data gets from a server's cache into a browser's. */
export function Hydration(props: DiagramProps) {
  return (
    <Diagram of={hydration} {...props}>
      <Drawing size={[768, 176]} box={[120, 44]}>
        <Node is="server" at={[246, 88, 484, 160]} look="area" says="Server, for each request" />
        <Node is="browser" at={[632, 88, 264, 160]} look="area" says="Browser" />
        <Node is="client" at={[76, 96]} says={'new\nQueryClient()'} />
        <Node is="query" at={[228, 96]} state="fetching" says="client.query()" />
        <Node is="dehydrate" at={[384, 96, 104]} />
        <Node is="hydrate" at={[566, 96, 88]} />
        <Node is="fresh" at={[700, 56, 104]} state="fresh" says="no request" />
        <Node is="get" at={[700, 136, 104]} state="stale" says="GET" />
        <Arrow by={[136, 96, 152, 96, 168, 96]} />
        <Arrow by={[288, 96, 310, 96, 332, 96]} />
        <Arrow by={[436, 96, 479, 96, 522, 96]} />
        <Arrow by={[610, 90, 626, 74, 648, 64]} />
        <Arrow by={[610, 102, 626, 118, 648, 128]} />
        <Label at={[464, 86]} says="HTML" />
        <Label at={[614, 66]} says="fresh" />
        <Label at={[614, 136]} says="stale" />
      </Drawing>
      <Drawing size={[288, 452]} box={[136, 44]}>
        <Node is="server" at={[144, 122, 280, 236]} look="area" says="Server, for each request" />
        <Node is="browser" at={[144, 354, 280, 188]} look="area" says="Browser" />
        <Node is="client" at={[144, 60]} says={'new\nQueryClient()'} />
        <Node is="query" at={[144, 132]} state="fetching" says="client.query()" />
        <Node is="dehydrate" at={[144, 204]} />
        <Node is="hydrate" at={[144, 310]} />
        <Node is="fresh" at={[78, 412, 116]} state="fresh" says="no request" />
        <Node is="get" at={[212, 412, 116]} state="stale" says="GET" />
        <Arrow by={[144, 82, 144, 96, 144, 110]} />
        <Arrow by={[144, 154, 144, 168, 144, 182]} />
        <Arrow by={[144, 226, 144, 257, 144, 288]} />
        <Arrow by={[124, 332, 98, 358, 84, 390]} />
        <Arrow by={[164, 332, 190, 358, 204, 390]} />
        <Label at={[152, 256]} anchor="start" says="HTML" />
        <Label at={[86, 366]} anchor="end" says="fresh" />
        <Label at={[204, 366]} anchor="start" says="stale" />
      </Drawing>
    </Diagram>
  )
}

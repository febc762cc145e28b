import { RequestStrip } from '#course/world/RequestStrip.tsx'
import { WhenMayItAsk } from '#screens/WhenMayItAsk.tsx'
import { useWorld } from '#course/world/worldContext.ts'
import { PageHead } from '#ui/Page.tsx'

/** The screen above the requests of its world, for a frame: the library has one idea of being online for a whole page. */
export function OfflineInAFrame() {
  return (
    <>
      <PageHead value="hidden">
        <WhenMayItAsk />
      </PageHead>
      <RequestStrip log={useWorld().log} />
    </>
  )
}

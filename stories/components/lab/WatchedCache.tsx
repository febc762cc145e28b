import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CacheTimeline } from '#lab/cache/CacheTimeline.tsx'
import { useCacheHistory } from '#lab/cache/useCacheHistory.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'

/** A screen that can be unmounted and mounted again, below the timeline of its cache: the screen may be long. */
export function WatchedCache({ children }: { children: ReactNode }) {
  const history = useCacheHistory(useQueryClient())
  const [isHere, setIsHere] = useState(true)
  return (
    <Page>
      <Bar>
        <Button variant="primary" onClick={() => setIsHere(!isHere)}>
          {isHere ? 'Unmount the screen' : 'Mount the screen'}
        </Button>
      </Bar>
      <Instrument>
        <h2>Cache</h2>
        <CacheTimeline history={history} />
      </Instrument>
      <Stage>{isHere ? children : <Banner>The screen is not mounted.</Banner>}</Stage>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  background: ${color.canvas};
`

const Bar = styled.div`
  padding: ${space.m};
`

const Stage = styled.div`
  padding: ${space.m};
`

const Instrument = styled.section`
  min-width: 0;
  padding: ${space.m};
  border-block: 1px solid ${color.border};
  background: ${color.surface};

  h2 {
    margin: 0 0 ${space.m};
    font-size: ${font.heading3};
  }
`

import { useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'
import { countRender, RenderTallyContext } from './renderTally.ts'

export interface ReaderProps {
  /** Its row in the table of renders. */
  name: string
  /** How it reads, as code. */
  code?: string
  /** What it shows. */
  children: ReactNode
}

/** What one component shows of a query. Each render of that component is counted. */
export function Reader({ name, code, children }: ReaderProps) {
  const tally = useContext(RenderTallyContext)

  // Without dependencies: it runs once after each render.
  useEffect(() => {
    if (tally) countRender(tally, name)
  })

  return (
    <Box>
      <Name>{name}</Name>
      {code !== undefined && <Code>{code}</Code>}
      <span>{children}</span>
    </Box>
  )
}

const Box = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
  padding-block: ${space.xs};
`

const Name = styled.b`
  min-width: 4rem;
`

const Code = styled.code.attrs({ translate: 'no' })`
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: 0.8125rem;
`

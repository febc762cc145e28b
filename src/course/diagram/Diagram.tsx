import { Children } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { LitContext } from './Drawing.tsx'
import { diagramInWords } from './wordsOf.ts'
import type { DiagramWords } from './wordsOf.ts'

export interface DiagramProps {
  /** The nodes that light up, in a diagram that follows something; none while there is nothing to follow. */
  lit?: readonly string[]
  /** What is so now, in words; the names of the lit nodes unless it is set. */
  now?: string
}

interface FigureProps extends DiagramProps {
  of: DiagramWords
  /** A wide drawing and, for where there is little room, a narrow one. */
  children: readonly [ReactNode, ReactNode]
}

/** A figure: a drawing that turns where there is little room, the name of what is lit, and the same in words, folded. */
export function Diagram({ of, lit, now, children }: FigureProps) {
  const nodes = diagramInWords(of)
  const names = nodes.filter(({ id }) => lit?.includes(id)).map(({ name }) => name)
  const [wide, narrow] = Children.toArray(children)
  return (
    <Figure className="sb-unstyled" aria-label={of.title}>
      <Caption>
        {of.title}
        {lit && <Now>Now: {lit.length > 0 ? <b>{now ?? names.join(' · ')}</b> : 'nothing yet'}</Now>}
      </Caption>
      <LitContext value={lit}>
        <Wide>{wide}</Wide>
        <Narrow>{narrow}</Narrow>
      </LitContext>
      <details>
        <summary>In words</summary>
        <ol>
          {nodes.map(({ id, name, says, ways }) => (
            <li key={id} aria-current={lit?.includes(id) ? 'true' : undefined}>
              <b>{name}</b>: <InlineCode>{says}</InlineCode>
              {ways.length > 0 && (
                <ul>
                  {ways.map((way) => (
                    <li key={way}>{way}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Figure>
  )
}

const Figure = styled.figure`
  container-type: inline-size;
  max-width: ${docsWidth.demo};
  margin: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};

  main > & {
    margin-block: ${space.l};
  }

  details > & {
    border: 0;
  }

  svg {
    display: block;
    max-width: 100%;
    margin-inline: auto;
  }

  summary {
    padding: ${space.s} ${space.m};
    color: ${color.accentText};
    font-weight: 600;
    cursor: pointer;
  }

  summary:focus-visible {
    outline-offset: -3px;
  }

  ol {
    display: grid;
    gap: ${space.s};
    max-width: ${docsWidth.text};
    margin: 0 ${space.m} ${space.m};
    padding-inline-start: ${space.l};
    line-height: 1.5;
  }

  ul {
    margin: 0;
    padding-inline-start: ${space.m};
    list-style: '→ ';
  }
`

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding: ${space.s} ${space.m};
  font-weight: 650;
`

const Now = styled.span`
  font-weight: 400;
`

/** From here on, in the width of the figure, there is room for the wide drawing. */
const WIDE_FROM = '38rem'

const Wide = styled.div`
  display: none;

  @container (min-width: ${WIDE_FROM}) {
    display: block;
  }
`

const Narrow = styled.div`
  @container (min-width: ${WIDE_FROM}) {
    display: none;
  }
`

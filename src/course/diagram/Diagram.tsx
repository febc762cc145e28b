import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'
import { docsWidth } from '#course/look/typeScale.ts'
import type { DiagramData } from './diagram.ts'
import { Drawing } from './Drawing.tsx'
import { DiagramText } from './DiagramText.tsx'

export interface DiagramProps<Id extends string> {
  of: DiagramData<Id>
  /** The nodes that light up, in a diagram that follows something; none while there is nothing to follow. */
  lit?: readonly Id[]
  /** What is so now, in words; the names of the lit nodes unless it is set. */
  now?: string
}

/** A figure: a drawing that turns where there is little room, the name of what is lit, and the same in words, folded. */
export function Diagram<Id extends string>({ of, lit, now = namesIn(of, lit) }: DiagramProps<Id>) {
  return (
    <Figure className="sb-unstyled" aria-label={of.title}>
      <Caption>
        {of.title}
        {lit && <Now>Now: {lit.length > 0 ? <b>{now}</b> : 'nothing yet'}</Now>}
      </Caption>
      <Wide>
        <Drawing of={of} layout={of.wide} lit={lit} />
      </Wide>
      <Narrow>
        <Drawing of={of} layout={of.narrow} lit={lit} />
      </Narrow>
      <details>
        <summary>In words</summary>
        <DiagramText of={of} lit={lit ?? []} />
      </details>
    </Figure>
  )
}

function namesIn<Id extends string>({ nodes }: DiagramData<Id>, lit: readonly Id[] = []): string {
  const names = nodes.filter(({ id }) => lit.includes(id)).map(({ name, label }) => name ?? label)
  return names.join(' · ').replaceAll('\n', ' ')
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

  i {
    font-style: normal;
    font-weight: 600;
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

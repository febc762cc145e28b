import { Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '#ui/tokens.ts'

export interface CodeFigureProps {
  /** The figure's name. */
  label: string
  /** What stands above the code: as a rule, where it is in the repository. */
  caption: ReactNode
  /** What 'Copy' copies; a diff has nothing to copy. */
  copies?: string
  /** The code, and what is folded below it. */
  children: ReactNode
}

/** The frame of every piece of code on a docs page: where it stands, and a way to take it along. */
export function CodeFigure({ label, caption, copies, children }: CodeFigureProps) {
  return (
    <Figure className="sb-unstyled" aria-label={label}>
      <Caption>
        <Path translate="no">{typeof caption === 'string' ? breakable(caption) : caption}</Path>
        {copies !== undefined && <CopyButton label={label} text={copies} />}
      </Caption>
      {children}
    </Figure>
  )
}

/** A path that breaks between its folders, before it breaks within a name. */
function breakable(path: string): ReactNode {
  return path.split('/').map((name, depth) => (
    // oxlint-disable-next-line react/no-array-index-key -- the folders of a path are where they are
    <Fragment key={depth}>
      {depth > 0 && '/'}
      <wbr />
      {name}
    </Fragment>
  ))
}

/** How long 'Copied' is shown, in ms. */
const SHOWN_FOR_MS = 2000

function CopyButton({ label, text }: { label: string; text: string }) {
  const [state, setState] = useState<'Copy' | 'Copied' | 'Not copied'>('Copy')

  useEffect(() => {
    if (state === 'Copy') return
    const timeout = setTimeout(() => setState('Copy'), SHOWN_FOR_MS)
    return () => clearTimeout(timeout)
  }, [state])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setState('Copied')
    } catch {
      // Refused, or over plain http, where there is no clipboard.
      setState('Not copied')
    }
  }

  return (
    <>
      <Small type="button" onClick={() => void copy()} aria-label={`Copy: ${label}`}>
        Copy
      </Small>
      <Result role="status">{state === 'Copy' ? '' : state}</Result>
    </>
  )
}

const Figure = styled.figure`
  min-width: 0;
  margin: ${space.l} 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.small};

  details & {
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: 0 ${space.s} 0 ${space.m};
  border-block-end: 1px solid ${color.border};
  color: ${color.textMuted};
`

const Path = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${space.s};
  font-family: ${font.code};
  overflow-wrap: anywhere;
`

const Small = styled.button`
  order: 1;
  min-height: 2rem;
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.accentText};
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }
`

const Result = styled.span`
  white-space: nowrap;
`

import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { DocsTheme } from '../DocsTheme.ts'
import { color, font, radius, shadow, space } from '#ui/tokens.ts'
import { startMockApi } from '../mockApi.ts'
import { storyHref } from './links.ts'

export interface FramedDemoProps {
  of: object
  title: string
  /** What to look at, in a sentence. */
  children?: ReactNode
  /** The frame's height, as a CSS length. */
  height?: string
}

/** One story, live on a docs page in an iframe, for demos that change what a whole page shares, such as its time. */
export function FramedDemo({ of, title, children, height = '26rem' }: FramedDemoProps) {
  const context = useContext(DocsContext)
  const { story } = context.resolveOf(of as Parameters<typeof context.resolveOf>[0], ['story'])
  const href = storyHref(story.id)
  const theme = useContext(DocsTheme)
  const [ready, setReady] = useState(false)

  // The service worker may have just lost its last client, and a page inside an iframe cannot reliably get a new one.
  // So the top page starts it first.
  useEffect(() => void startMockApi().then(() => setReady(true)), [])

  return (
    <Figure aria-label={title}>
      <Caption>
        <strong>{title}</strong>
        {children && <Note>{children}</Note>}
      </Caption>
      <Stage style={{ height }}>
        {ready && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this catalogue
          <iframe title={`${title}: live demo`} src={`${href}&globals=theme:${theme}`} />
        )}
      </Stage>
      <Foot className="sb-unstyled">
        <a href={href} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </Foot>
    </Figure>
  )
}

const Figure = styled.figure`
  min-width: 0;
  margin: ${space.l} 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

const Caption = styled.figcaption`
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.border};
  color: ${color.text};
  font-size: ${font.normal};
`

const Note = styled.div`
  &&,
  && p {
    margin: ${space.xs} 0 0;
    color: ${color.textMuted};
    font-size: ${font.small};
    line-height: 1.5;
  }
`

const Stage = styled.div`
  background: ${color.canvas};

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const Foot = styled.div`
  padding: ${space.s} ${space.l};
  border-block-start: 1px solid ${color.border};
  font-family: ${font.body};
  font-size: ${font.small};
  text-align: end;

  a {
    color: ${color.accentText};
    font-weight: 600;
  }
`

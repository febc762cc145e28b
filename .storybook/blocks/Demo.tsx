import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, shadow, space } from '#ui/tokens.ts'
import { Check } from './Check.tsx'
import type { RunnableStory } from './Check.tsx'
import { storyHref } from './links.ts'

export interface DemoProps {
  of: RunnableStory
  title: string
  /** What to look at, in a sentence. */
  children?: ReactNode
  /** CSS height that the demo scrolls within. */
  maxHeight?: string
  verdict?: 'wrong' | 'right'
}

/** One story live on a docs page, in a world of its own, with its check beside it. */
export function Demo({ of, title, children, maxHeight = '36rem', verdict }: DemoProps) {
  const context = useContext(DocsContext)
  const { story } = context.resolveOf(of as ComponentProps<typeof Story>['of'], ['story'])
  return (
    <Figure aria-label={title}>
      <Caption>
        <Heading>
          {verdict && <Verdict $verdict={verdict}>{verdict === 'wrong' ? '✗ Wrong' : '✓ Right'}</Verdict>}
          {title}
        </Heading>
        {children && <Note>{children}</Note>}
      </Caption>
      <Stage
        className="sb-unstyled"
        role="region"
        aria-label={`${title}: live demo`}
        tabIndex={0}
        $maxHeight={maxHeight}
      >
        <Story of={of as ComponentProps<typeof Story>['of']} />
      </Stage>
      {/* The story's world puts its lab here. */}
      <div className="sb-unstyled" data-lab-slot />
      <Foot className="sb-unstyled">
        <Check story={of} title={title} />
        <a href={storyHref(story.id)} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </Foot>
    </Figure>
  )
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
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
`

const Heading = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
    margin: 0;
    color: ${color.text};
    font-size: ${font.normal};
    font-weight: 700;
  }
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

const Verdict = styled.span<{ $verdict: 'wrong' | 'right' }>`
  padding: 0.125rem ${space.s};
  border-radius: ${radius.round};
  background: ${({ $verdict }) => ($verdict === 'wrong' ? color.dangerSoft : color.successSoft)};
  color: ${({ $verdict }) => ($verdict === 'wrong' ? color.danger : color.success)};
  font-size: ${font.small};
`

const Stage = styled.div<{ $maxHeight: string }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 10rem;
  max-height: ${({ $maxHeight }) => $maxHeight};
  overflow: auto;
  background: ${color.canvas};

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding: ${space.s} ${space.l};
  border-block-start: 1px solid ${color.border};
  font-family: ${font.body};
  font-size: ${font.small};

  a {
    color: ${color.accentText};
    font-weight: 600;
  }
`

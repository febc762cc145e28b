import { useState } from 'react'
import { placeAsked } from '#course/links/placeOnPage.ts'
import { styled } from 'styled-components'
import { lessonPageId } from '#syllabus/lessons.ts'
import { lessonOf } from '#syllabus/lessonOf.ts'
import { DocsLink } from '#course/links/DocsLink.tsx'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { docsType, docsWidth } from '#course/look/typeScale.ts'
import { glossary } from './glossary.ts'
import type { GlossaryEntry } from './glossary.ts'
import { termId } from './termId.ts'
import { color, font, radius, space } from '#ui/tokens.ts'

/** The terms of one part of the course: what each means, and which page teaches it. The one that a link named is marked. */
export function GlossaryList({ group }: Pick<GlossaryEntry, 'group'>) {
  const [named] = useState(placeAsked)
  return (
    <List className="sb-unstyled">
      {glossary
        .filter((entry) => entry.group === group)
        .map(({ term, says, lesson }) => (
          <div key={term} id={termId(term)} data-named={termId(term) === named || undefined}>
            <dt>
              <dfn>{term}</dfn>
            </dt>
            <dd>
              <InlineCode>{says}</InlineCode>{' '}
              <DocsLink
                page={lessonPageId({ slug: lesson })}
                aria-label={`${lessonOf(lesson).lesson.title}, on ${term}`}
              >
                {lessonOf(lesson).lesson.title}
              </DocsLink>
            </dd>
          </div>
        ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: ${docsWidth.text};
  margin: 0;
  color: ${color.text};
  ${docsType('body')}

  > div {
    padding-inline-start: ${space.m};
    border-inline-start: 3px solid ${color.border};
    border-radius: ${radius.s} 0 0 ${radius.s};
    scroll-margin-block-start: ${space.l};
  }

  > [data-named] {
    border-color: ${color.accentText};
  }

  dfn {
    font-style: normal;
    font-weight: 700;
  }

  dd {
    margin: 0;
  }

  code {
    margin: 0;
    padding: 0.1em 0.3em;
    border: 1px solid ${color.border};
    border-radius: 3px;
    background: ${color.sunken};
    font-family: ${font.code};
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }

  /* In one piece, unless that is wider than the page. */
  a {
    display: inline-block;
    color: ${color.accentText};
    text-underline-offset: 0.15em;
  }
`

import type { ComponentProps, ReactElement } from 'react'
import { CodeFigure } from '#course/code/CodeFigure.tsx'
import { CodeLines } from '#course/code/CodeLines.tsx'
import { goWithinTheFrame } from '#course/links/DocsLink.tsx'

/** The elements of a page's Markdown that do more than HTML's own. */
export const proseElements = {
  a: ProseLink,
  // A translation of it would be no code any more.
  code: (props: ComponentProps<'code'>) => <code translate="no" {...props} />,
  pre: Fence,
}

/** A link within the catalogue keeps Storybook's frame; all others leave it. */
function ProseLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isInCatalogue = /^(\.\/)?\?path=/.test(href)
  return (
    <a
      target={href.startsWith('#') ? '_self' : '_top'}
      {...rest}
      href={href}
      onClick={isInCatalogue ? (event) => goWithinTheFrame(event, href) : undefined}
    >
      {children}
    </a>
  )
}

/** A block of code that is part of the text, not of a file. */
function Fence({ children }: { children?: ReactElement<{ children: string }> }) {
  const text = children?.props.children.trimEnd() ?? ''
  const rows = text.split('\n').map((line) => ({ parts: [{ kind: 'plain' as const, text: line }] }))
  return (
    <CodeFigure label="Code" caption="Code" copies={text}>
      <CodeLines rows={rows} />
    </CodeFigure>
  )
}

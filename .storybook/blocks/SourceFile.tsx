import { Source } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { DocsTheme } from '../DocsTheme.ts'
import { color, font, space } from '#ui/tokens.ts'

export interface SourceFileProps {
  /** Where the code stands in the repository. */
  path: string
  /** The file as it is, imported with `?raw`. */
  code: string
}

/** The real source of something on this page. */
export function SourceFile({ path, code }: SourceFileProps) {
  return (
    <figure style={{ margin: 0 }}>
      <Path>{path}</Path>
      <Source code={code.trimEnd()} language="tsx" dark={useContext(DocsTheme) === 'dark'} />
    </figure>
  )
}

const Path = styled.figcaption`
  margin-block: ${space.m} -${space.m};
  color: ${color.textMuted};
  font-family: ${font.code};
  font-size: ${font.small};
`

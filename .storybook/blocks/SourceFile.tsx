import { Source } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { DocsTheme } from '../DocsTheme.ts'
import { color, font, space } from '#ui/tokens.ts'

export interface SourceFileProps {
  /** The file's path in the repository. */
  path: string
  /** The file's text, imported with `?raw`. */
  code: string
}

/** A source file of the repository, with its path. */
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

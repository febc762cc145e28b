import { styled } from 'styled-components'
import { color, font, radius, space } from './tokens.ts'

/** Code, whose lines wrap where the page is narrow. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <Box role="region" aria-label={label}>
      <code translate="no">{children.trimEnd()}</code>
    </Box>
  )
}

const Box = styled.pre`
  margin: ${space.m} 0;
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

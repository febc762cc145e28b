import { styled } from 'styled-components'
import { color, font, radius, space } from './tokens.ts'

/** Code that scrolls in its own box, by keyboard too. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <Box role="region" aria-label={label} tabIndex={0}>
      <code>{children.trimEnd()}</code>
    </Box>
  )
}

const Box = styled.pre`
  margin: ${space.m} 0;
  padding: ${space.m};
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.6;
`

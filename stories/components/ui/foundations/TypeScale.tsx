import { styled } from 'styled-components'
import { font } from '#ui/tokens.ts'
import { Fact, Facts } from './Facts.tsx'

const uses = [
  ['heading1', 'one per page'],
  ['heading2', 'parts of a page'],
  ['large', 'the lead of a page'],
  ['heading3', 'cards'],
  ['normal', 'everything that is read'],
  ['small', 'captions and labels'],
] as const

/** The sizes of text, largest first. */
export function TypeScale() {
  return (
    <Facts>
      {uses.map(([name, use]) => (
        <Fact key={name} name={`font.${name}`} value={use}>
          <Sample $name={name}>A copy with an age</Sample>
        </Fact>
      ))}
    </Facts>
  )
}

const Sample = styled.b<{ $name: keyof typeof font }>`
  font-size: ${({ $name }) => font[$name]};
  font-weight: ${({ $name }) => ($name.startsWith('heading') ? 700 : 400)};
  line-height: 1.25;
`

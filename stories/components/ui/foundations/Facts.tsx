import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '#ui/tokens.ts'

/** One token: what it looks like, its name, and what it is. */
export function Fact({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Row>
      {children}
      <Text>
        <code translate="no">{name}</code> {value}
      </Text>
    </Row>
  )
}

export const Facts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  min-width: 0;
`

const Text = styled.span`
  color: ${color.textMuted};
  font-size: ${font.small};

  code {
    color: ${color.text};
    font-family: ${font.code};
  }
`

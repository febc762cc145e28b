import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { codeOf, linesIn, moved } from './lineOrder.ts'
import type { LineOrder } from './lineOrder.ts'

interface OrderLinesProps {
  order: LineOrder
  /** What stands in the editor: if it is one of the orders, the lines have that one. */
  code: string
  /** Told the code in each new order. */
  onOrder: (code: string) => void
}

/** The lines of a solution, to be put in order instead of being typed. Check grades the order as it would grade the code. */
export function OrderLines({ order, code, onOrder }: OrderLinesProps) {
  const [lines, setLines] = useState(() => linesIn(order, code) ?? order.lines)

  function move(index: number, by: 1 | -1): void {
    const next = moved(lines, index, by)
    setLines(next)
    onOrder(codeOf(order, next))
  }

  return (
    <section aria-label="Lines to put in order">
      <p>Move these lines into an order that works, then press Check.</p>
      <List>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines can be the same, and a button keeps the focus at its place
          <li key={index}>
            <code translate="no">{line}</code>
            <Button
              aria-label={`Move up: ${line.trim()}`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              ↑
            </Button>
            <Button
              aria-label={`Move down: ${line.trim()}`}
              disabled={index === lines.length - 1}
              onClick={() => move(index, 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space.xs};
  margin: ${space.s} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }

  code {
    flex: 1;
    min-width: 0;
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.s};
    background: ${color.sunken};
    font-family: ${font.code};
    font-size: ${font.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  button {
    min-width: ${size.touch};
    padding: 0;
  }
`

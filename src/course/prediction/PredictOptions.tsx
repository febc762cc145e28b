import { styled } from 'styled-components'
import type { Answer } from '#progress/progress.ts'
import { color, radius, size, space } from '#ui/tokens.ts'
import { shownValue } from './prediction.ts'

export interface PredictOptionsProps {
  /** The id of the question. */
  labelledBy: string
  options: readonly Answer[]
  chosen: Answer | undefined
  /** Undefined when the choice is final. */
  onChoose: ((answer: Answer) => void) | undefined
}

/** Options up to this length, in characters, stand beside each other. */
const SHORT = 24

/** The answers that a prediction offers. A press answers, and nothing else does: of radio buttons the arrow keys would choose one. */
export function PredictOptions({ labelledBy, options, chosen, onChoose }: PredictOptionsProps) {
  const isFinal = onChoose === undefined
  return (
    <Group
      role="group"
      aria-labelledby={labelledBy}
      $areShort={options.every((option) => shownValue(option).length <= SHORT)}
    >
      {options.map((option) => (
        <Choice
          key={option}
          type="button"
          aria-pressed={option === chosen}
          // Not `disabled`: what was pressed keeps the focus (decision 15).
          aria-disabled={isFinal || undefined}
          tabIndex={isFinal && option !== chosen ? -1 : undefined}
          onClick={() => onChoose?.(option)}
        >
          {shownValue(option)}
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled.div<{ $areShort: boolean }>`
  display: flex;
  flex-flow: ${({ $areShort }) => ($areShort ? 'row wrap' : 'column')};
  gap: ${space.s};
  max-width: 40rem;
`

const Choice = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  align-items: center;
  min-height: 2.5rem;
  padding: 0.375rem ${space.m} 0.375rem 0.75rem;
  border: 1px solid ${color.outline};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;

  /* As of a radio button: one of these. */
  &::before {
    content: '';
    box-sizing: border-box;
    width: 1rem;
    height: 1rem;
    border: 1.5px solid ${color.outline};
    border-radius: ${radius.round};
  }

  &:hover:not([aria-disabled='true']) {
    border-color: ${color.text};
  }

  &[aria-pressed='true'] {
    border-color: ${color.text};
  }

  &[aria-pressed='true']::before {
    border: 0.3125rem solid ${color.text};
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  &[aria-disabled='true']:not([aria-pressed='true']) {
    border-color: ${color.border};
    background: transparent;
  }

  @media (pointer: coarse) {
    min-height: ${size.touch};
  }
`

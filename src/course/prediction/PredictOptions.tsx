import { useId } from 'react'
import { styled } from 'styled-components'
import type { Answer } from '#progress/progress.ts'
import { color, radius, size, space } from '#ui/tokens.ts'

export interface PredictOptionsProps {
  /** The id of the question. */
  labelledBy: string
  options: readonly Answer[]
  chosen: Answer | undefined
  /** Undefined when the choice is final. */
  onChoose: ((answer: Answer) => void) | undefined
}

/** The answers that a prediction offers. */
export function PredictOptions({ labelledBy, options, chosen, onChoose }: PredictOptionsProps) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <Label key={option} $isChosen={option === chosen} $isFinal={onChoose === undefined}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            disabled={onChoose === undefined}
            onChange={() => onChoose?.(option)}
          />
          {shown(option)}
        </Label>
      ))}
    </Group>
  )
}

/** An answer as it is written: a number with its thousands apart. */
export function shown(answer: Answer): string {
  return typeof answer === 'number' ? answer.toLocaleString('en') : answer
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

const Label = styled.label<{ $isChosen: boolean; $isFinal: boolean }>`
  display: inline-flex;
  gap: ${space.s};
  align-items: center;
  min-height: ${size.touch};
  padding: ${space.xs} ${space.m};
  border: 1px solid ${({ $isChosen }) => ($isChosen ? color.accent : color.outline)};
  border-radius: ${radius.m};
  background: ${({ $isChosen }) => ($isChosen ? color.accentSoft : color.surface)};
  cursor: ${({ $isFinal }) => ($isFinal ? 'default' : 'pointer')};

  input {
    accent-color: ${color.accentText};
    margin: 0;
  }
`

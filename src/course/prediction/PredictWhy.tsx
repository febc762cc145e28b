import { useId } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '#ui/control.ts'
import { font, space } from '#ui/tokens.ts'

export interface PredictWhyProps {
  why: string
  onExplain: (why: string) => void
}

/** As long as a sentence may be, in characters. */
const LONGEST = 240

/** Where somebody says why they say what they say. What it holds is kept with each letter. */
export function PredictWhy({ why, onExplain }: PredictWhyProps) {
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>Why? (optional)</label>
      <Input
        id={id}
        value={why}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => onExplain(target.value)}
      />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} 0.75rem;
  align-items: center;
  max-width: 40rem;
  margin-block-start: ${space.s};

  label {
    font-size: ${font.small};
    font-weight: 600;
  }
`

const Input = styled.input`
  ${controlStyle}
  flex: 1 1 16rem;
  width: auto;
  min-width: 0;

  @media (pointer: fine) {
    min-height: 2.25rem;
    padding-block: 0.25rem;
  }
`

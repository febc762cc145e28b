import { useId } from 'react'
import { styled } from 'styled-components'
import { wayLength, ways } from '#syllabus/ways.ts'
import { useProgress } from '#progress/useProgress.ts'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { WAYS } from '#config/catalogueAddress.ts'
import { docsType, docsWidth } from '#course/look/typeScale.ts'
import { learnerProgress } from '#course/learner/learnerProgress.ts'
import { Placement } from './Placement.tsx'

/** Three ways through the course, one of which is chosen and kept, and questions that propose one. */
export function WaysIn() {
  const name = useId()
  const { way: chosen } = useProgress(learnerProgress)
  return (
    <Ways id={WAYS} className="sb-unstyled">
      <legend>Your way</legend>
      {ways.map((way) => (
        <Choice key={way.slug}>
          <input
            type="radio"
            name={name}
            checked={way.slug === chosen}
            onChange={() => learnerProgress.recordWay(way.slug)}
          />
          <span>
            <b>{way.name}</b>
            <small>{wayLength(way)}</small>
            <span>{way.says}</span>
          </span>
        </Choice>
      ))}
      <Placement taken={chosen} onTake={learnerProgress.recordWay} />
    </Ways>
  )
}

const Ways = styled.fieldset`
  display: grid;
  gap: ${space.s};
  max-width: ${docsWidth.demo};
  margin: ${space.m} 0;
  padding: 0;
  border: 0;
  scroll-margin-block-start: ${space.xs};
  color: ${color.text};
  font-family: ${font.body};
  ${docsType('body')}

  a {
    color: ${color.accentText};
  }

  legend {
    margin-block-end: ${space.s};
    padding: 0;
    color: ${color.textMuted};
    font-size: ${font.small};
    font-weight: 600;
  }
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
  align-items: baseline;
  min-height: ${size.touch};
  padding: 0.75rem ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  cursor: pointer;

  &:hover,
  &:has(:checked) {
    border-color: ${color.text};
  }

  input {
    margin: 0;
    accent-color: ${color.text};
  }

  b {
    margin-inline-end: ${space.s};
    font-weight: 650;
  }

  small {
    color: ${color.textMuted};
    font-size: ${font.small};
  }

  span > span {
    display: block;
  }
`

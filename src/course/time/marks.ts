import { css, styled } from 'styled-components'
import { color, font, radius } from '#ui/tokens.ts'

/** A press. */
export const Flag = styled.span`
  display: flex;
  align-items: center;
  padding-inline: 0.5rem 0.375rem;
  border-inline-start: 2.5px solid ${color.text};
  border-radius: 0 ${radius.s} ${radius.s} 0 !important;
  background: ${color.sunken};
  font-weight: 600;
`

/** A name gives way to what became of the request. */
const name = css`
  display: flex;
  align-items: center;
  gap: 0.75ch;

  & > b {
    flex: none;
  }
`

/** A request, from when it leaves until its end. Where only a few letters of its name have room, it has none. */
export const Bar = styled.span.attrs({ translate: 'no' })`
  ${name}
  container-type: inline-size;
  box-sizing: border-box;
  padding-inline: 0.375rem;
  border: 1.5px solid ${color.outline};
  background: ${color.sunken};
  font-family: ${font.code};
  font-size: 0.75rem;

  & > * {
    @container (max-width: 4rem) {
      display: none;
    }
  }
`

/** The name of a request that is too short to hold it, after it. */
export const BarName = styled.span.attrs({ translate: 'no' })`
  ${name}
  box-sizing: border-box;
  padding-inline-start: 0.75rem;
  font-family: ${font.code};
  font-size: 0.75rem;
`

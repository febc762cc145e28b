import { keyframes, styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { color } from '#ui/tokens.ts'

/** A spinner, and the same in words. */
export function Loading() {
  return (
    <Banner>
      <Spinner aria-hidden />
      Loading...
    </Banner>
  )
}

const turn = keyframes`
  to { rotate: 1turn; }
`

const Spinner = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 3px solid ${color.border};
  border-block-start-color: ${color.fetching};
  border-radius: 50%;
  animation: ${turn} 1s linear infinite;
`

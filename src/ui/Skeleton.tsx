import { keyframes, styled } from 'styled-components'
import { color, radius } from './tokens.ts'

const breathe = keyframes`
  50% { opacity: 0.45; }
`

export interface SkeletonProps {
  /** CSS width; the whole line unless told otherwise. */
  $width?: string
  /** CSS height; one line of text unless told otherwise. */
  $height?: string
}

/** Holds the place of what is loading, so that nothing jumps when it comes. Hidden from screen readers. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius.s};
  background: ${color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

import { keyframes, styled } from 'styled-components'
import { color, radius } from './tokens.ts'

const breathe = keyframes`
  50% { opacity: 0.45; }
`

export interface SkeletonProps {
  /** CSS width; 100% unless set. */
  $width?: string
  /** CSS height; 1em unless set. */
  $height?: string
}

/** A placeholder for loading content, so that the layout does not shift. Hidden from screen readers. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${radius.s};
  background: ${color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

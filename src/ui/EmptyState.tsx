import { styled } from 'styled-components'
import { color, radius, space } from './tokens.ts'

/** The message in place of an empty list. */
export const EmptyState = styled.p`
  margin: 0;
  padding: ${space.xxl} ${space.m};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.l};
  color: ${color.textMuted};
  text-align: center;
`

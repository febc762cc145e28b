import { Tabs } from '@base-ui/react/tabs'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '#ui/tokens.ts'

/** The lab's instruments, one shown at a time. */
export const Instruments = styled(Tabs.Root)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;

  &[hidden] {
    display: var(--lab-folded, none);
  }
`

/** Their names, on one line where they fit. */
export const List = styled(Tabs.List)`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  border-block-end: 1px solid ${color.border};
`

/** Five of them fit side by side on a phone. */
export const Tab = styled(Tabs.Tab)`
  flex: 1 0 auto;
  max-width: 7rem;
  min-height: ${size.touch};
  padding: ${space.xs} 0.125rem;
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: ${radius.s} ${radius.s} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${font.small};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  &[data-active] {
    border-block-end-color: ${color.accent};
    color: ${color.accentText};
  }
`

/** The only part that scrolls: what has a height of its own elsewhere is as long as it is here. */
export const Panel = styled(Tabs.Panel)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  padding-block: ${space.m};
  overflow: auto;
  overscroll-behavior: contain;
  --scroller-height: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  &[hidden] {
    display: none;
  }
`

import type { Virtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface WindowedListProps {
  as: 'ul' | 'ol'
  label: string
  virtualizer: Virtualizer<HTMLElement, HTMLLIElement>
  /** The content of the row at an index. */
  children: (index: number) => ReactNode
}

/** A long list; only the visible rows are in the document. Each has its position and the list's size. */
export function WindowedList({ as, label, virtualizer, children }: WindowedListProps) {
  return (
    <Canvas as={as} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Slot
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ translate: `0 ${start}px` }}
          aria-posinset={index + 1}
          aria-setsize={virtualizer.options.count}
        >
          {children(index)}
        </Slot>
      ))}
    </Canvas>
  )
}

const Canvas = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Slot = styled.li`
  position: absolute;
  inset: 0 0 auto;
`

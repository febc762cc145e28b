import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { color, radius, space } from '#ui/tokens.ts'

/** A component with two children, one of them memoized. Each has a render badge. */
export function FamilyOfCounts() {
  return (
    <Column $padding="m">
      <Parent />
    </Column>
  )
}

function Parent() {
  const [changes, setChanges] = useState(0)
  return (
    <Box>
      <Row $gap="s m" $align="center">
        <Button onClick={() => setChanges(changes + 1)}>Change the parent</Button>
        <RenderCount of="Parent" />
      </Row>
      <Child />
      <MemoizedChild />
    </Box>
  )
}

function Child() {
  const [changes, setChanges] = useState(0)
  return (
    <Box>
      <Row $gap="s m" $align="center">
        <Button onClick={() => setChanges(changes + 1)}>Change the child</Button>
        <RenderCount of="Child" />
      </Row>
    </Box>
  )
}

const MemoizedChild = memo(function MemoizedChild() {
  return (
    <Box>
      <Row $gap="s m" $align="center">
        <RenderCount of="Memoized child" />
      </Row>
    </Box>
  )
})

const Box = styled(Column)`
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`

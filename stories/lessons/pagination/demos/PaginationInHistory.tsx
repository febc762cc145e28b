import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { Pagination } from '#screens/Pagination.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'

/** The screen below an address bar and a Back button. */
export function PaginationInHistory() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <div>
      <Bar>
        <Button onClick={() => void navigate(-1)}>Back</Button>
        <Address>
          /pagination<b>{search}</b>
        </Address>
      </Bar>
      <Pagination />
    </div>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`

const Address = styled.span`
  flex: 1;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.round};
  background: ${color.sunken};
  font-family: ${font.code};
  font-size: ${font.small};
`

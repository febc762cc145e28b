import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/Page.tsx'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export interface MiniBrowserProps {
  /** What it can show. */
  routes: RouteObject[]
  /** What it shows for an address that matches none. */
  errorElement: ReactNode
  /** The address it opens with. */
  startAt: string
}

/** A browser in a box: an address bar that can be typed into, and a history of its own. The page stays put. */
export function MiniBrowser({ routes, errorElement, startAt }: MiniBrowserProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Window page={<Outlet />} />,
          errorElement: <Window page={errorElement} />,
          children: routes,
        },
      ],
      { initialEntries: [startAt] },
    ),
  )
  // What a browser shows is a page of its own, wherever the browser stands.
  return (
    <PageHead value="shown">
      <RouterProvider router={router} useTransitions={false} />
    </PageHead>
  )
}

function Window({ page }: { page: ReactNode }) {
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // What is typed counts until the address changes, and is not there again when somebody goes back to this one.
  const [draft, setDraft] = useState<{ key: string; text: string }>()
  if (draft !== undefined && draft.key !== key) setDraft(undefined)
  const address = draft?.key === key ? draft.text : pathname + search + hash

  function go(event: SubmitEvent): void {
    event.preventDefault()
    void navigate(address.startsWith('/') ? address : `/${address}`)
  }

  return (
    <Frame>
      <Bar onSubmit={go}>
        <Button aria-label="Back" onClick={() => void navigate(-1)}>
          ←
        </Button>
        <Button aria-label="Forward" onClick={() => void navigate(1)}>
          →
        </Button>
        <Address>
          <VisuallyHidden>Address</VisuallyHidden>
          <input
            value={address}
            spellCheck={false}
            onChange={(event) => setDraft({ key, text: event.target.value })}
          />
        </Address>
        <Button type="submit">Go</Button>
      </Bar>
      {page}
    </Frame>
  )
}

const Frame = styled.div`
  background: ${color.canvas};
`

const Bar = styled.form`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.sunken};
`

const Address = styled.label`
  flex: 1 1 11rem;
  min-width: 0;

  input {
    width: 100%;
    min-height: ${size.touch};
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.outline};
    border-radius: ${radius.round};
    background: ${color.background};
    color: ${color.text};
    font-family: ${font.code};
    font-size: ${font.small};
  }
`

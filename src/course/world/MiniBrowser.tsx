import { useContext, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Outlet, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/Page.tsx'
import { color, font, radius, size, space } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MemoryHostContext, MemoryLinks, useMemoryRouter } from './memoryRouter.tsx'

export interface MiniBrowserProps {
  /** The routes that it shows. */
  routes: RouteObject[]
  /** Shown for an address that matches no route. */
  errorElement: ReactNode
  /** The address it opens with, unless a link led to another one. */
  startAt: string
}

/** A small browser in a demo, with an address bar and a history of its own. The page around it does not navigate. */
export function MiniBrowser({ routes, errorElement, startAt }: MiniBrowserProps) {
  const host = useContext(MemoryHostContext)
  const router = useMemoryRouter(
    () => [
      {
        element: <BrowserWindow page={<Outlet />} />,
        errorElement: <BrowserWindow page={errorElement} />,
        children: routes,
      },
    ],
    host.startAt ?? startAt,
  )
  // A page in the browser shows its heading, also where the page around hides those of its demos.
  return (
    <PageHead value="shown">
      <RouterProvider router={router} useTransitions={false} />
    </PageHead>
  )
}

function BrowserWindow({ page }: { page: ReactNode }) {
  const { key, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // A draft belongs to one history entry, and is dropped when the entry changes.
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
        <Entry>
          <Address>
            <VisuallyHidden>Address</VisuallyHidden>
            <input
              value={address}
              spellCheck={false}
              onChange={(event) => setDraft({ key, text: event.target.value })}
            />
          </Address>
          <Button type="submit">Go</Button>
        </Entry>
      </Bar>
      <MemoryLinks>{page}</MemoryLinks>
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
  padding: ${space.s} var(--demo-inset, ${space.m});
  border-block-end: 1px solid ${color.border};
  background: ${color.sunken};
`

/** The address and its button: in a narrow frame they have a line of their own. */
const Entry = styled.div`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  gap: ${space.s};
  min-width: 0;
`

const Address = styled.label`
  flex: 1 1 4rem;
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

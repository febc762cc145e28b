import type { ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import { styled } from 'styled-components'
import { color, radius } from '#ui/tokens.ts'
import { NAVIGATE_URL } from '#course/links/DocsLink.tsx'

/** The text of a page's heading, and in the margin before it a link that puts the heading into the address. */
export function HeadingText({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (id === undefined) return children
  return (
    <Text className="sb-unstyled">
      <Margin>
        <a
          href={`#${id}`}
          target="_self"
          aria-label="Copy heading URL to address bar"
          onClick={(event) => {
            event.preventDefault()
            addons.getChannel().emit(NAVIGATE_URL, `#${id}`)
          }}
        >
          <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor" aria-hidden>
            <path d="M6 8.5a2.8 2.8 0 0 0 4 0l2.2-2.2a2.8 2.8 0 0 0-4-4L7 3.5M8 5.5a2.8 2.8 0 0 0-4 0L1.8 7.7a2.8 2.8 0 0 0 4 4L7 10.5" />
          </svg>
        </a>
      </Margin>
      {children}
    </Text>
  )
}

const Text = styled.span`
  display: block;
  position: relative;

  svg {
    display: block;
    visibility: hidden;
  }

  &:hover svg,
  &:focus-within svg {
    visibility: visible;
  }
`

const Margin = styled.span`
  position: absolute;
  top: 50%;
  right: 100%;
  margin-top: -14px;
  padding-inline-end: 8px;

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 28px;
    border-radius: ${radius.s};
    color: inherit;
    font-size: 12px;
    line-height: 1;
    text-decoration: none;
    vertical-align: top;

    &:hover {
      background: ${color.sunken};
    }
  }
`

import type { ReactNode } from 'react'
import { paths } from '#config/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/Row.tsx'

export interface OopsProps {
  /** What went wrong, in a sentence. */
  message: ReactNode
  /** Ways on other than home, the best one first. */
  children?: ReactNode
}

/** What every failed page shows (spec §8): that it failed, why, and ways on. */
export function Oops({ message, children }: OopsProps) {
  return (
    <Page title="Oops! An error occurred" lead={message}>
      <Row>
        {children}
        <ButtonLink to={paths.home} look={children === undefined ? 'primary' : 'secondary'}>
          Go to the home page
        </ButtonLink>
      </Row>
    </Page>
  )
}

import type { ReactNode } from 'react'
import { paths } from '#config/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/layout.ts'

export interface ErrorScreenProps {
  /** What went wrong, in a sentence. */
  message: ReactNode
  /** Ways on other than home, the best one first. */
  children?: ReactNode
}

/** What every failed page shows (behaviour §8): that it failed, why, and ways on. */
export function ErrorScreen({ message, children }: ErrorScreenProps) {
  return (
    <Page title="Oops! An error occurred" lead={message}>
      <Row>
        {children}
        <ButtonLink to={paths.home} variant={children === undefined ? 'primary' : 'secondary'}>
          Go to the home page
        </ButtonLink>
      </Row>
    </Page>
  )
}

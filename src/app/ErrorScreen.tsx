import type { ReactNode } from 'react'
import { paths } from '#config/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/layout.ts'

export interface ErrorScreenProps {
  /** The problem, in a sentence. */
  message: ReactNode
  /** Actions beside the link to Home, the best one first. */
  children?: ReactNode
}

/** The screen of every failed page (behaviour §8): the failure, its reason, and actions. */
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

import { useState } from 'react'
import { Column } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { Select } from '#ui/Select.tsx'
import { faults } from './test-what-queries/faults.ts'
import type { Fault } from './test-what-queries/faults.ts'
import { UserPosts } from './test-what-queries/UserPosts.tsx'

type Version = Fault | 'right'

const versions = [
  { value: 'right' as Version, label: 'the right one' },
  ...Object.entries(faults).map(([fault, { does }]) => ({
    value: fault as Version,
    label: `one that ${does}`,
  })),
]

/** A page and six broken versions of it, to be used as a test would use them (behaviour §2.16). */
export function TestWhatQueries() {
  const [version, setVersion] = useState<Version>('right')
  return (
    <Page
      title="Test what queries"
      lead="Choose a version, and use it as its users would: change the user, find a post, add one, let the server fail. What would a test have to look at?"
    >
      <Column $gap="l">
        <Select label="Version" options={versions} value={version} onChange={setVersion} />
        <UserPosts key={version} fault={version === 'right' ? undefined : version} />
      </Column>
    </Page>
  )
}

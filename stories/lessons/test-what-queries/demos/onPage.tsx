import type { Given, Test } from '#course/exercise/grade/runTest.tsx'
import { faults } from '#screens/test-what-queries/faults.ts'
import type { Fault } from '#screens/test-what-queries/faults.ts'
import { UserPosts } from '#screens/test-what-queries/UserPosts.tsx'
import type { UserPostsProps } from '#screens/test-what-queries/UserPosts.tsx'
import type { Tests } from './Runner.tsx'

/** A test of the page, which mounts the version that is to be tested by `render()`. */
export type PageTest = (given: Omit<Given, 'render'> & { render: () => void }) => unknown

/** Tests of the page, by their names. */
export type PageTests = Readonly<Record<string, PageTest>>

/** A test of the page, on one of its versions. */
export function onPage(test: PageTest, fault?: UserPostsProps['fault']): Test {
  return (given) => test({ ...given, render: () => given.render(<UserPosts fault={fault} />) })
}

/** A test of the page, on the right version and on each broken one. */
export function onAllPages(test: PageTest): Tests {
  const broken = Object.entries(faults).map(([fault, { does }]) => [
    `a page that ${does}`,
    onPage(test, fault as Fault),
  ])
  return { 'the right page': onPage(test), ...(Object.fromEntries(broken) as Tests) }
}

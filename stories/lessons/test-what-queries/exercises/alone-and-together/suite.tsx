import { http, HttpResponse } from 'msw'
import type { ComponentType, ReactNode } from 'react'
import { expect } from 'storybook/test'
import { UserPosts } from '#screens/test-what-queries/UserPosts.tsx'
import type { Test } from '#course/exercise/grade/runTest.tsx'

type CreateWrapper = () => ComponentType<{ children: ReactNode }>

/** The two tests of the exercise, which share what makes their wrapper; and a third, whose page gets a second part. */
export function suiteOf(createWrapper: CreateWrapper) {
  const shows: Test = async ({ render, canvas }) => {
    const Wrapper = createWrapper()
    render(
      <Wrapper>
        <UserPosts />
      </Wrapper>,
    )
    await canvas.findByText('Buy milk')
  }
  const fails: Test = async ({ server, render, canvas }) => {
    server.use(http.get('*/posts', () => HttpResponse.error(), { once: true }))
    const Wrapper = createWrapper()
    render(
      <Wrapper>
        <UserPosts />
      </Wrapper>,
    )
    await canvas.findByRole('alert')
  }
  const grows: Test = async ({ render, canvas }) => {
    const Wrapper = createWrapper()
    render(
      <Wrapper>
        <UserPosts />
      </Wrapper>,
    )
    await canvas.findByText('Buy milk')
    render(
      <Wrapper>
        <UserPosts />
        <UserPosts />
      </Wrapper>,
    )
    await expect(canvas.getAllByText('Buy milk')).toHaveLength(2)
  }
  return { shows, fails, grows }
}

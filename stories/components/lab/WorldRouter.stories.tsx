import { Link, UNSAFE_RouteContext } from 'react-router-dom'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Lab/Router of a world', tags: ['proof'] })

export const LeavesReactRouterAsItIs = meta.story({
  render: () => <Link to="/reports">Reports</Link>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reports' })).toBeVisible()
    const value = Object.getOwnPropertyDescriptor(UNSAFE_RouteContext, '_currentValue')
    await expect(value).not.toHaveProperty('set')
  },
})

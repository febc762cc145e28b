import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Page, PageHead } from '#ui/Page.tsx'

const meta = preview.meta({
  title: 'Components/UI/Page',
  component: Page,
  args: {
    title: 'Basic Query',
    children: (
      <>
        <Banner>100 posts</Banner>
        <Card>The parts of a page stand below each other.</Card>
      </>
    ),
  },
})

export const WithLead = meta.story({
  args: { lead: 'Ask the server for posts, keep the answer, and show how it went.' },
})

export const WithoutLead = meta.story()

export const HasOneHeading = meta.story({
  tags: ['proof'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Basic Query')
  },
})

export const WithinAnotherPage = meta.story({
  args: { lead: 'Ask the server for posts, keep the answer, and show how it went.' },
  render: (props) => (
    <PageHead value="hidden">
      <Page {...props} />
    </PageHead>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Ask the server/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Basic Query' })).toHaveTextContent('100 posts')
  },
})

export const KeepsLongWordsInside = meta.story({
  tags: ['proof'],
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2),
    lead: `https://api.example.com/${'posts'.repeat(60)}`,
    children: <Card>{'unbreakable'.repeat(24)}</Card>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

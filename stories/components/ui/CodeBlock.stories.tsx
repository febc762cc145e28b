import preview from '#storybook/preview.tsx'
import { CodeBlock } from '#ui/CodeBlock.tsx'

const meta = preview.meta({
  title: 'Components/UI/Code block',
  component: CodeBlock,
  parameters: { layout: 'padded' },
  args: {
    label: 'Basic routing',
    children:
      "const routes = [\n  { path: '/', element: <Home /> },\n  { path: '/overview', element: <Overview /> },\n]",
  },
})

export const Ready = meta.story()

export const LongLines = meta.story({
  args: { children: `const address = '/users/123?${'tab=settings&'.repeat(20)}'` },
  globals: { viewport: { value: 'mobile1' } },
})

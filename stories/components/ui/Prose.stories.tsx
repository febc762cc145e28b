import preview from '#storybook/preview.tsx'
import { Prose } from '#ui/Prose.tsx'

const meta = preview.meta({
  title: 'Components/UI/Prose',
  component: Prose,
  parameters: { layout: 'padded' },
  args: {
    children: [
      <p key="says">
        A query asks a server, keeps the answer, and shares it with everybody who asks for the same.
      </p>,
      <h2 key="why">Why not an effect</h2>,
      <ul key="reasons">
        <li>An effect forgets the answer when its component goes.</li>
        <li>Two components ask twice.</li>
      </ul>,
    ],
  },
})

export const Ready = meta.story()

import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Reader } from '#screens/select-and-renders/Reader.tsx'
import { RenderBench } from '#screens/select-and-renders/RenderBench.tsx'

const meta = preview.meta({
  title: 'Components/Features/Renders/Render bench',
  component: RenderBench,
  parameters: { layout: 'padded' },
  args: {
    actions: { 'Change nothing': () => Promise.resolve() },
    children: [
      <Reader key="named" name="Named" code="const { data } = useQuery(todos)">
        Water the plants
      </Reader>,
      <Reader key="count" name="Count" code="select: countDone">
        12 done
      </Reader>,
    ],
  },
})

export const Ready = meta.story()

export const Failed = meta.story({
  args: { actions: { 'Ask again': () => Promise.reject(new Error('The server failed to answer (500).')) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
  },
})

import { expect, fireEvent, waitFor } from 'storybook/test'
import { useWork } from '#course/exercise/useWork.ts'
import preview from '#storybook/preview.tsx'

const ID = 'basic-query/the-missing-key'
const KEY = `catalogue:exercise:${ID}`

/** Another document of the origin, which has storage as the browser gives it. */
let otherTab: Window | null

const write = (code: string) => otherTab?.localStorage.setItem(KEY, JSON.stringify({ of: 'start', code }))
const kept = () => otherTab?.localStorage.getItem(KEY)

const meta = preview.meta({
  title: 'Components/For authors/An exercise in two tabs',
  tags: ['!dev'],
  parameters: { layout: 'padded' },
  render: () => <Answer />,
  beforeEach: () => {
    const tab = document.createElement('iframe')
    tab.title = 'Another tab'
    document.body.append(tab)
    otherTab = tab.contentWindow
    const forget = () => otherTab?.localStorage.removeItem(KEY)
    forget()
    return () => {
      forget()
      tab.remove()
    }
  },
})

function Answer() {
  const work = useWork(ID, 'start')
  return (
    <>
      <textarea
        aria-label="Your answer"
        value={work.code}
        onChange={({ target }) => work.write(target.value)}
      />
      {work.canUndo && <button onClick={work.undo}>Get my code back</button>}
    </>
  )
}

export const FollowsTheOther = meta.story({
  play: async ({ canvas, userEvent }) => {
    write('ten lines')
    await waitFor(() => expect(canvas.getByLabelText('Your answer')).toHaveValue('ten lines'))
    await userEvent.type(canvas.getByLabelText('Your answer'), ' and a letter')
    await expect(kept()).toContain('ten lines and a letter')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** A key that is pressed before the other tab's event has come. */
export const LosesNothingOfTheOther = meta.story({
  play: async ({ canvas, userEvent }) => {
    write('ten lines')
    fireEvent.input(canvas.getByLabelText('Your answer'), { target: { value: 'startx' } })
    await expect(canvas.getByLabelText('Your answer')).toHaveValue('startx')
    await userEvent.click(canvas.getByRole('button', { name: 'Get my code back' }))
    await expect(canvas.getByLabelText('Your answer')).toHaveValue('ten lines')
  },
})

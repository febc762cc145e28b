import { useRef } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CheckButton, CheckLine } from '#course/demo/Check.tsx'
import { runChecks, useCheck } from '#course/demo/useCheck.ts'
import type { CheckStage } from '#course/demo/useCheck.ts'

const meta = preview.meta({
  title: 'Components/For authors/A step that ends late',
  tags: ['!dev'],
  component: Demo,
  parameters: { layout: 'padded' },
})

/** A check whose page has crashed, while its play was in the middle of a step. */
function Demo() {
  const region = useRef<HTMLDivElement>(null)
  const late = useRef<() => void>(undefined)
  const start: CheckStage['start'] = ({ onStep } = {}) => {
    const step = { sentence: 'the posts come', from: 0, at: 0 }
    onStep?.({ ...step, state: 'running' })
    late.current = () => onStep?.({ ...step, state: 'failed' })
    return Promise.reject(new Error('The page crashed.'))
  }
  const check = useCheck({ region, isThere: () => true, start })
  return (
    <div ref={region}>
      <CheckButton title="Posts" state={check.state} onRun={() => void runChecks([check])} />
      <CheckLine title="Posts" state={check.state} isWrong={false} />
      <button type="button" onClick={() => late.current?.()}>
        The step ends
      </button>
    </div>
  )
}

export const ChangesNoVerdict = meta.story({
  play: async ({ canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Run the check: Posts' })
    await userEvent.click(check)
    await canvas.findByText(/The page crashed\./)
    await userEvent.click(canvas.getByRole('button', { name: 'The step ends' }))
    await expect(canvas.getByText(/The page crashed\./)).toBeVisible()
    await expect(check).toBeEnabled()
  },
})

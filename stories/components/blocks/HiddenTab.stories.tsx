import { useRef } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CheckButton, CheckLine } from '#course/demo/Check.tsx'
import { runChecks, useCheck } from '#course/demo/useCheck.ts'

interface DemoProps {
  /** What the test on the stage comes to, after the tab was hidden. */
  play: () => Promise<void>
  measures: boolean
}

const failsLate = (): Promise<void> => Promise.reject(new Error('The toast was still there.'))

const meta = preview.meta({
  title: 'Components/For authors/A check in a hidden tab',
  tags: ['!dev'],
  component: Demo,
  parameters: { layout: 'padded' },
  args: { play: failsLate, measures: false },
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
})

function Demo({ play, measures }: DemoProps) {
  const region = useRef<HTMLDivElement>(null)
  const start = () => {
    hideForAWhile()
    return play()
  }
  const check = useCheck({ region, isThere: () => true, start }, undefined, { measures })
  return (
    <div ref={region}>
      <CheckButton title="Two adds" state={check.state} onRun={() => void runChecks([check])} />
      <CheckLine title="Two adds" state={check.state} isWrong={false} />
    </div>
  )
}

function hideForAWhile(): void {
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

export const JudgesNoFailure = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run the check: Two adds' }))
    await expect(await canvas.findByText(/^Not judged\. This tab was hidden/)).toBeVisible()
  },
})

export const BelievesWhatHasPassed = meta.story({
  args: { play: () => Promise.resolve() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run the check: Two adds' }))
    await expect(await canvas.findByText(/^Passed/)).toBeVisible()
  },
})

export const MeasuresNothing = meta.story({
  args: { play: () => Promise.resolve(), measures: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run the check: Two adds' }))
    await expect(await canvas.findByText(/^Not judged\. This tab was hidden/)).toBeVisible()
  },
})

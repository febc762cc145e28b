import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { ErrorElements } from '../demos/ErrorElements.tsx'
import { OnePage } from '../demos/OnePage.tsx'
import { TwoUpdates as UpdatesTwice } from '../demos/TwoUpdates.tsx'
import { twoUpdates, whoseError } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Router Docs/Predictions',
  tags: ['proof', '!dev'],
  // The small browsers bring routers of their own.
  parameters: { reactRouter: { disable: true } },
})

export const TwoUpdates = meta.story({
  ...runOf(
    twoUpdates,
    '/tasks?sort=name, because both functions get the parameters of the last render',
    {},
    '/tasks?sort=name',
  ),
  render: () => <OnePage Page={UpdatesTwice} startAt="/tasks" />,
})

export const WhoseError = meta.story({
  ...runOf(
    whoseError,
    'The root’s, because no route matches the whole address',
    {},
    'The error element of the root',
  ),
  render: () => <ErrorElements />,
})

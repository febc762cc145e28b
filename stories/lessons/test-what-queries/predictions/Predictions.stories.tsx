import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import * as clients from '../demos/clients.tsx'
import { Runner } from '../demos/Runner.tsx'
import { noAlertYet, putInFirst } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Test what queries/Predictions',
  tags: ['proof', '!dev'],
})

export const NoAlertYet = meta.story({
  ...runOf(noAlertYet, 'It fails: the page still says Loading when the test gives up'),
  render: () => <Runner tests={clients.byDefault} />,
})

export const PutInFirst = meta.story({
  ...runOf(putInFirst, 'It fails: the entry was gone before the page was there'),
  render: () => <Runner tests={clients.putInFirst} height="5rem" />,
})

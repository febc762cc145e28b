import preview from '#storybook/preview.tsx'
import { runOf } from '#course/prediction/prediction.ts'
import { ShowCache } from '#course/story/cacheOf.tsx'
import { SmallestInitialData } from '../demos/SmallestInitialData.tsx'
import { SmallestPlaceholder } from '../demos/SmallestPlaceholder.tsx'
import { FromTheList } from '../demos/FromTheList.tsx'
import { aFailedDetail, aMinuteOld } from './predictions.ts'

const meta = preview.meta({
  title: 'Components/Lessons/From list to detail/Predictions',
  tags: ['server', 'proof', '!dev'],
})

export const AFailedDetail = meta.story({
  ...runOf(aFailedDetail, 'The error alone, because the cache has no data of this post', {
    network: { failing: { method: 'GET', times: Infinity } },
  }),
  render: () => <FromTheList>{(props) => <SmallestPlaceholder {...props} />}</FromTheList>,
})

export const AMinuteOld = meta.story({
  ...runOf(aMinuteOld, 'No, because the post counts as fetched just now'),
  render: () => (
    <FromTheList ageS={60} whole>
      {(props) => (
        <>
          <ShowCache />
          <SmallestInitialData {...props} />
        </>
      )}
    </FromTheList>
  ),
})

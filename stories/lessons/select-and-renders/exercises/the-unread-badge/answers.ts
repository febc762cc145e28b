import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the ids': solution(
      [
        `countUnread = (messages: readonly Todo[]) =>
  messages.filter((message) => !message.completed).length`,
        `idsOfUnread = (messages: readonly Todo[]) =>
  messages
    .filter((message) => !message.completed)
    .map((message) => message.id)`,
      ],
      ['{ data: unread } = useQuery', '{ data: ids } = useQuery'],
      [
        `countUnread,
  })
  return <Reader name="Badge">{unread`,
        `idsOfUnread,
  })
  return <Reader name="Badge">{ids?.length`,
      ],
    ),
  },
  when: {
    'the ids':
      'Choose it where the component needs to know which messages are unread. It then also renders when one takes the place of another.',
  },
  wrong: {
    'never told': [
      start([
        'messagesQuery(useApi())',
        `{
    ...messagesQuery(useApi()),
    notifyOnChangeProps: [],
  }`,
      ]),
      /`notifyOnChangeProps` lists no field/,
    ],
    'selected and spread': [
      solution(
        ['data: unread', 'data, ...rest'],
        [
          'return <Reader name="Badge">{unread} unread</Reader>',
          `return (
    <Reader name="Badge">
      {rest.isError ? 'Unknown' : data} unread
    </Reader>
  )`,
        ],
      ),
      /`isFetching` has turned on and off/,
    ],
    'copied by an effect': [
      start(
        [
          "import { useApi } from '#api/ApiProvider.tsx'",
          `import { useEffect, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'`,
        ],
        [
          'unread = data && countUnread(data)',
          `[unread, setUnread] = useState<number>()
  useEffect(() => {
    if (data) setUnread(countUnread(data))
  }, [data])`,
        ],
      ),
      /an effect had copied/,
    ],
    'never asking': [
      solution(['select: countUnread,', 'select: countUnread,\n    enabled: false,']),
      /Alone on a screen, the badge asks for nothing/,
    ],
  },
}

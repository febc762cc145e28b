import type { Written } from '#course/exercise/written.ts'

/** What a story is made of. */
export interface Recorded {
  args?: { answer?: object }
  parameters?: { answer?: Written }
  extend: (more: Omit<Recorded, 'extend'>) => Recorded
}

function recorded(made: Omit<Recorded, 'extend'>): Recorded {
  const { parameters } = made
  return {
    ...made,
    extend: (more) => recorded({ ...made, ...more, parameters: { ...parameters, ...more.parameters } }),
  }
}

/** In place of Storybook's preview: its stories only note what they are made of, so no browser is needed to read their answers. */
const preview = { meta: () => ({ story: recorded }) }
export default preview // oxlint-disable-line import/no-default-export -- as the preview it stands in for

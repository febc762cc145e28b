export * from '@storybook/builder-vite'

/** None: Storybook would follow the imports of all stories, for a feature that is switched off, while the first page waits. */
export const changeDetectionAdapter = undefined

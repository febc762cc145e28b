import { late } from '#ui/late.tsx'

export const loadTimeAxis = () => import('./TimeAxis.tsx').then(({ TimeAxis }) => TimeAxis)

/** What only a run needs comes with the first one. */
export const LateTimeAxis = late(
  loadTimeAxis,
  'The run in time could not be loaded. Check your connection and try again.',
)

import { late } from '#ui/late.tsx'

const loadTimeAxis = () => import('./TimeAxis.tsx').then(({ TimeAxis }) => TimeAxis)

/** What only a run needs comes with the first one. */
export const LateTimeAxis = late(
  loadTimeAxis,
  'The run in time could not be loaded. Check your connection and try again.',
)

/** Loads it while there is time, so that it pushes nothing down later. Where it does not come, the place that needs it says so. */
export function prepareTimeAxis(): void {
  loadTimeAxis().catch(() => undefined)
}

import { useSyncExternalStore } from 'react'

/** Whether the page's script runs: false in a prerendered page, and while React takes it over. */
export const useIsAwake = () => useSyncExternalStore(neverChanges, yes, no)

const neverChanges = () => () => undefined
const yes = () => true
const no = () => false

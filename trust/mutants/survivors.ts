import type { Mutant } from './instrument.ts'

/** A mutant that no unit test kills, and why that is right. */
export interface Survivor extends Pick<Mutant, 'file' | 'original' | 'replacement'> {
  reason: string
}

export const survivors: readonly Survivor[] = []

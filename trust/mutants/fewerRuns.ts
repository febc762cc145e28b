import fc from 'fast-check'

// A property is tried with each mutant. Most mutants fail at one of the first values.
fc.configureGlobal({ numRuns: 20 })

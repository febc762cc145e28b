/** What an answer has put on its stage. */
interface Shown {
  shownText: string
  hasRun: boolean
}

/** What stands on the stage, in words. In development what is the same as the file is the file, whether it was run here or there. */
export function shownWords({ shownText, hasRun }: Shown, code: string, startText: string): string {
  if (import.meta.env.DEV ? shownText === startText : !hasRun)
    return import.meta.env.DEV ? 'Shown: the file' : 'Shown: the starting point'
  return shownText === code ? 'Shown: your code' : 'Shown: your code of the last run'
}

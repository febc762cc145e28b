const KEY = 'asked-again'

/** Notes whether somebody has pressed Try again and waits: only loading the page anew may bring it (`importLate`). */
export function noteAsked(isWaiting: boolean): void {
  try {
    if (isWaiting) sessionStorage.setItem(KEY, '')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Blocked: the focus begins at the page's start.
  }
}

/** Whether this page was loaded because somebody had asked for it again. It says so once. */
export function wasAskedAgain(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  } finally {
    noteAsked(false)
  }
}

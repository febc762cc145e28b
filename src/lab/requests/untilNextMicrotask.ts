/** Keeps a value until the current synchronous code has finished. */
export function untilNextMicrotask<Value>() {
  let kept: { value: Value } | undefined

  return {
    get: (): Value | undefined => kept?.value,
    set(value: Value): void {
      const mine = { value }
      kept = mine
      queueMicrotask(() => {
        if (kept === mine) kept = undefined
      })
    },
    /** Forgets it at once, where the end of the code is known otherwise. */
    clear(): void {
      kept = undefined
    },
  }
}

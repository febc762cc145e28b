/** Keeps a value until the code that runs now has run to its end. */
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
  }
}

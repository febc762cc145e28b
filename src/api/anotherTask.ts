/** Resolves in another task. It uses a message, because browsers and tests can hold timers back. */
export function anotherTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      go()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

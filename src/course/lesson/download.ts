/** Has the browser save a text as a JSON file. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser has taken over by then what it saves.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

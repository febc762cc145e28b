/** What of a built site is kept on the device. The build writes it, the worker reads it. Names are below the worker's scope. */
export interface KeptSite {
  /** Another one for every build. */
  version: string
  files: readonly string[]
  /** What is kept whatever is opened. */
  always: readonly string[]
  /** Folders that have a worker of their own, each with a slash at its end. */
  others: readonly string[]
}

/** Asks the worker to keep what the page has loaded. */
export interface KeepMessage {
  type: 'keep-for-offline'
  urls: readonly string[]
}

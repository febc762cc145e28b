/**
 * The Redux DevTools extension: the part of its API on `window` that Zustand's `devtools` and similar middleware use.
 */
export interface DevtoolsExtension {
  connect(options?: { name?: string }): DevtoolsConnection
}

/** The connection between a container of state, such as a store, and the extension. */
export interface DevtoolsConnection {
  /** Reports the container's initial state. */
  init(state: unknown): void
  /** Reports an action and the state after it. */
  send(action: unknown, state: unknown): void
  /** Listens to the extension's messages. Returns a function that stops it. */
  subscribe(listener: (message: DevtoolsMessage) => void): () => void
}

/**
 * A message to a container. Type `DISPATCH` with a payload of type `JUMP_TO_STATE` restores an earlier state, given
 * as JSON.
 */
export interface DevtoolsMessage {
  type: string
  payload?: { type: string }
  state?: string
}

/** The page's extension, if it is installed; undefined on a server. */
export function findExtension(): DevtoolsExtension | undefined {
  if (typeof window === 'undefined') return undefined
  const page: { __REDUX_DEVTOOLS_EXTENSION__?: DevtoolsExtension } & object = window
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = page
  return extension
}

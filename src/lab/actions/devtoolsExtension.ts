/**
 * Redux DevTools as a page sees it: what the browser's extension puts on `window`, as far as `devtools` of Zustand and
 * the like use it.
 */
export interface DevtoolsExtension {
  connect(options?: { name?: string }): DevtoolsConnection
}

/** The tie between one container of state, such as a store, and whoever shows its actions. */
export interface DevtoolsConnection {
  /** Tells the state that the container begins with. */
  init(state: unknown): void
  /** Tells of an action, and the state that it has led to. */
  send(action: unknown, state: unknown): void
  /** Listens to what the container is asked for. Returns how to stop. */
  subscribe(listener: (message: DevtoolsMessage) => void): () => void
}

/**
 * What a container is asked for. Type `DISPATCH` with a payload of type `JUMP_TO_STATE` asks it to take a state, as JSON,
 * that it has had before.
 */
export interface DevtoolsMessage {
  type: string
  payload?: { type: string }
  state?: string
}

/** The extension in a page, if one is there; undefined on a server. */
export function findExtension(): DevtoolsExtension | undefined {
  if (typeof window === 'undefined') return undefined
  const page: { __REDUX_DEVTOOLS_EXTENSION__?: DevtoolsExtension } & object = window
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = page
  return extension
}

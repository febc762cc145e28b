declare module '*?exercise' {
  import type { Places } from '#course/exercise/exercise.ts'

  export const places: Places
}

declare module '*?modules' {
  import type { Modules } from '#course/exercise/run/modules.ts'

  export const modules: Modules
}

/** What `collectDeclarations` finds, as JSON. */
declare module 'virtual:exercise-declarations' {
  const declarations: string
  export default declarations
}

/** A copy of its own: completion is 8 kB of a module whose other parts every editor needs. */
declare module '@codemirror/autocomplete?apart' {
  export * from '@codemirror/autocomplete'
}

declare module '*?exercise' {
  import type { Places } from '#course/exercise/exercise.ts'

  export const places: Places
}

declare module '*?modules' {
  import type { Modules } from '#course/exercise/run/modules.ts'

  export const modules: Modules
}

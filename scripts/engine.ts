import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import type { BrowserType } from 'playwright'

/** A browser to test in: where it may be, and what brings it. */
export interface Engine {
  /** The environment variable that names its program. */
  variable: string
  playwright: BrowserType
  /** Names of programs in `PATH`, the better first. */
  linux: readonly string[]
  /** Names of apps on macOS. */
  darwin: readonly string[]
  /** Paths in the folders for programs on Windows. */
  win32: readonly string[]
  /** The packages of Debian. */
  apt: readonly string[]
  /** What to install, for people. */
  install: string
}

/**
 * Its program: that of its variable, else Playwright's own, else one on the system. Undefined if there is none.
 *
 * @throws Error if the variable names a file that does not exist
 */
export function findEngine(engine: Engine): string | undefined {
  const chosen = process.env[engine.variable]
  if (!chosen) return [playwrightPath(engine), ...systemPaths(engine)].find(isFile)
  if (isFile(chosen)) return chosen
  throw new Error(`${engine.variable} is set to "${chosen}", but there is no such file.`)
}

/** The path of Playwright's own, installed or not. */
export function playwrightPath({ playwright }: Engine): string {
  try {
    return playwright.executablePath()
  } catch {
    // Playwright has no build for this platform; one of the system may still work.
    return ''
  }
}

/** Where systems have it. On Linux each name is tried in every folder of `PATH` before the next. */
export function systemPaths(engine: Engine, platform: NodeJS.Platform = process.platform): string[] {
  const { env } = process
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(homedir(), 'Applications')].flatMap((folder) =>
        engine.darwin.map((name) => posix.join(folder, name)),
      )
    case 'win32':
      return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].flatMap((folder) =>
        folder ? engine.win32.map((name) => win32.join(folder, name)) : [],
      )
    default: {
      const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => folder !== '')
      return engine.linux.flatMap((name) => folders.map((folder) => posix.join(folder, name)))
    }
  }
}

/** Files only: on macOS it is easy to name the .app directory instead of the program inside. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

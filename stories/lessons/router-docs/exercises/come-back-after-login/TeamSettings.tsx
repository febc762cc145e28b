import { useEffect } from 'react'
import type { World } from '#mocks/world.ts'
import { useWorld } from '#course/world/worldContext.ts'
import { useSession } from './SiteWithLogin.tsx'

/** Where the settings have rendered while nobody was logged in. */
const leaks = new WeakSet<World>()

/** The page that needs a login. It notes when it renders without one: nothing of that may get to the screen before it is gone. */
export function TeamSettings() {
  const world = useWorld()
  const { isLoggedIn } = useSession()
  useEffect(() => {
    if (!isLoggedIn) leaks.add(world)
  }, [world, isLoggedIn])
  return <p>The settings of the team.</p>
}

/** Whether the settings have rendered in a world while nobody was logged in. */
export function haveLeaked(world: World): boolean {
  return leaks.has(world)
}

import { setTimeout as wait } from 'node:timers/promises'
import { constants, setPriority } from 'node:os'
import { createServer } from 'vite'

const lessons = 'http://localhost:6006/'

// Both at once would take more than twice as long on two cores. A lesson is what somebody waits for, so the app takes what is left over.
setPriority(constants.priority.PRIORITY_LOW)

// Its frame answers once Storybook can show a lesson.
while (!(await doesAnswer(`${lessons}iframe.html`))) await wait(250)
console.log(`Ready. Lessons: ${lessons}  The app follows.`)
console.log('On a machine that has not run them, the first page takes some seconds longer.')

const server = await createServer()
await server.listen()
console.log(`App: ${server.resolvedUrls?.local[0] ?? ''}`)

async function doesAnswer(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { answersOf } from './answersOf.ts'

it('waits until a server answers without an error', async () => {
  const answers = [500, 503, 200]
  const server = createServer((_request, response) => {
    response.statusCode = answers.shift() ?? 200
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')

  await answersOf([`http://127.0.0.1:${address.port}/`], 1)
  expect(answers).toEqual([])
  server.close()
})

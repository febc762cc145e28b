import { createApiServer } from '#mocks/server.ts'

const HOST = '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3001)

const server = createApiServer()
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  console.error(
    busy ? `Port ${port} is in use. Stop what uses it, or set PORT to another one.` : error.message,
  )
  process.exit(1)
})
server.listen(port, HOST, () => console.log(`The mock API answers at http://${HOST}:${port}/`))

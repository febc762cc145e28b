import { startStaticServer } from './scripts/staticServer.ts'
const { url } = await startStaticServer({ dir: '/tmp/walk2', port: 4191, base: '/' })
console.log(url)

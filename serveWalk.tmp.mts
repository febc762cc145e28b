import { startStaticServer } from './scripts/staticServer.ts'
const { url } = await startStaticServer({ dir: '/tmp/walk/dist', port: 4190, base: '/' })
console.log(url)

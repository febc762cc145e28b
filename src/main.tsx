import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { connect } from '#app/connect.ts'
import { routes } from '#app/routes.tsx'
import { readEnv } from '#config/env.ts'

const appUrl = import.meta.env.BASE_URL
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id “root”.')

const connection = connect(readEnv(import.meta.env), appUrl)
const router = createBrowserRouter(routes, { basename: appUrl })

// No StrictMode: it mounts everything twice in development, and this course counts requests.
createRoot(root).render(<App {...connection} router={router} />)

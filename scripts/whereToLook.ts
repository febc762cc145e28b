import { answersOf } from './answersOf.ts'

const app = 'http://localhost:5173/'
const lessons = 'http://localhost:6006/'

// The lessons' frame answers once Storybook can show one. If a server fails, `npm start` ends this process, too.
await answersOf([app, `${lessons}iframe.html`])
console.log(`Ready. Lessons: ${lessons}  App: ${app}`)
console.log('On a machine that has not run them, the first page takes some seconds longer.')

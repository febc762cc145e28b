// What an answer may import of `msw`.
export { delay, http, HttpResponse } from 'msw'
